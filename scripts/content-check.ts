import { type Finding, lackedSections } from '@/lib/content/sources/files/check'
import { checkOptions, contentFindings } from '@/lib/content-check/findings'
import { env } from '@/lib/env'
import { runCommand } from './lib/command'
import { counted } from './lib/counted'
import { translated } from './lib/terminal-language'

const usage = `Every file of content/ by the contract: npm run content:check [-- --json]
Mistakes end with exit code 1, notes do not; --json prints the list for programs.`

const line = ({ file, line: number, path, message, isNote }: Finding) =>
  `${file}:${number}: ${isNote ? translated('note: ') : ''}${path}: ${translated(message)}`

function print(findings: Finding[], mistakes: Finding[]) {
  for (const finding of findings.filter(({ isNote }) => isNote)) console.log(line(finding))
  for (const finding of mistakes) console.error(line(finding))
  for (const { locale, paths } of lackedSections(checkOptions(env())))
    console.log(
      translated(
        `${locale} has no ${paths.join(', ')}: left out of menus and sitemap, 404 at their addresses`,
      ),
    )
  const notes = findings.length - mistakes.length
  console.log(translated(`${counted(mistakes.length, 'mistake')}, ${counted(notes, 'note')}`))
}

await runCommand({
  usage,
  options: { json: { type: 'boolean' } },
  async run({ json: isJson }) {
    const findings = contentFindings(env())
    const mistakes = findings.filter(({ isNote }) => !isNote)
    process.exitCode = mistakes.length > 0 ? 1 : 0 // for a reader who goes before the end
    if (isJson) console.log(JSON.stringify(findings))
    else print(findings, mistakes)
    return process.exitCode
  },
})
