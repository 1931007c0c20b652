import { createInterface } from 'node:readline'

const LEAST = 12

/** Nothing was typed that could be a password; says why. */
export class PasswordError extends Error {
  override name = 'PasswordError'
}

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

/** A password for the desk that is typed twice, or piped in. Rejects with PasswordError. */
export async function askPassword(whose: string): Promise<string> {
  const password = await ask(`Password for ${whose}, at least ${LEAST} characters: `)
  if ([...password].length < LEAST) throw new PasswordError(`at least ${LEAST} characters, please`)
  if (process.stdin.isTTY && (await ask('Once more: ')) !== password)
    throw new PasswordError('the two differ')
  return password
}
