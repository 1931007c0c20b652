// `npm run desk-password`: the value of DESK_PASSWORD_HASH for a password that is typed twice, or piped in.
import { createInterface } from 'node:readline'
import { hashPassword } from '@/lib/desk/access/password'

const LEAST = 12

/** Reads a line without showing it; from a pipe as it comes. */
function ask(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const reader = createInterface({ input: process.stdin, output: process.stderr, terminal: isTerminal })
  process.stderr.write(question)
  // The reader writes what is typed: while a password is, it writes nothing.
  if (isTerminal) Object.assign(reader, { _writeToOutput: () => undefined })
  return new Promise((resolve) => {
    reader.once('line', (line) => {
      process.stderr.write('\n')
      resolve(line)
      reader.close()
    })
    reader.once('close', () => resolve(''))
  })
}

async function main(): Promise<number> {
  const password = await ask(`Password for /desk, at least ${LEAST} characters: `)
  if ([...password].length < LEAST) {
    console.error(`Nothing made: at least ${LEAST} characters, please.`)
    return 1
  }
  if (process.stdin.isTTY && (await ask('Once more: ')) !== password) {
    console.error('Nothing made: the two differ.')
    return 1
  }
  console.info(`DESK_PASSWORD_HASH=${await hashPassword(password)}`)
  return 0
}

main().then((code) => {
  process.exitCode = code
})
