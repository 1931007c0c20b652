// `npm run desk-password`: the value of DESK_PASSWORD_HASH for a password that is typed twice, or piped in.
import { reasonOf } from '@/lib/contract/errors'
import { hashPassword } from '@/lib/desk/access/password'
import { askPassword } from './lib/ask-password'
import { runCommand } from './lib/command'

await runCommand({
  usage: `Usage: npm run desk-password
Asks for the password of /desk twice (twelve characters at least), or reads it from standard input, and prints the setting DESK_PASSWORD_HASH.`,
  messageOf: (error) => `Nothing made: ${reasonOf(error)}.`,
  run: async () => console.info(`DESK_PASSWORD_HASH=${await hashPassword(await askPassword('/desk'))}`),
})
