// `npm run desk-password`: the value of DESK_PASSWORD_HASH for a password that is typed twice, or piped in.
import { hashPassword } from '@/lib/desk/access/password'
import { askPassword } from './lib/ask-password'

askPassword('/desk')
  .then(hashPassword)
  .then(
    (hash) => console.info(`DESK_PASSWORD_HASH=${hash}`),
    (error: Error) => {
      console.error(`Nothing made: ${error.message}.`)
      process.exitCode = 1
    },
  )
