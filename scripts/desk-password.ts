// `npm run desk-password`: the value of DESK_PASSWORD_HASH for a password that is typed twice, or piped in.
import { hashPassword } from '@/lib/desk/access/password'
import { askPassword } from './lib/ask-password'

if (process.argv.some((word) => word === '--help' || word === '-h'))
  console.info(`Usage: npm run desk-password
Asks for the password of /desk twice (twelve characters at least), or reads it from standard input, and prints the setting DESK_PASSWORD_HASH.`)
else
  askPassword('/desk')
    .then(hashPassword)
    .then(
      (hash) => console.info(`DESK_PASSWORD_HASH=${hash}`),
      (error: Error) => {
        console.error(`Nothing made: ${error.message}.`)
        process.exitCode = 1
      },
    )
