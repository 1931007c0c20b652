import { checkOutsideLinks } from '@/lib/content-check/outside-links'
import { env } from '@/lib/env'
import { runCommand } from './lib/command'
import { counted } from './lib/counted'
import { translated } from './lib/terminal-language'

const usage =
  'Asks the links of content/ to other sites, a second apart: npm run content:links\nThe desk shows what the last run found.'

await runCommand({
  usage,
  async run() {
    const { asked, findings } = await checkOutsideLinks(env())
    for (const { file, line, message } of findings) console.log(`${file}:${line}: ${translated(message)}`)
    console.log(`${counted(asked, 'outside link')}, ${counted(findings.length, 'place')} with a broken one`)
  },
})
