// `npm run content:links`: asks the links of content/ to other sites, a second apart; the desk shows what the last run found.
import { checkOutsideLinks } from '@/lib/content-check/outside-links'
import { env } from '@/lib/env'
import './lib/closed-pipe'
import { counted } from './lib/counted'
import { translated } from './lib/terminal-language'

const { asked, findings } = await checkOutsideLinks(env())
for (const { file, line, message } of findings) console.log(`${file}:${line}: ${translated(message)}`)
console.log(`${counted(asked, 'outside link')}, ${counted(findings.length, 'place')} with a broken one`)
