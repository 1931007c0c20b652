// `npm run content:check`: every file of content/ by the contract. Mistakes end with exit code 1, notes do not.
import { inChinese } from '@/lib/content/in-chinese'
import { type Finding, lackedSections } from '@/lib/content/sources/files/check'
import { env } from '@/lib/env'
import { checkOptions, contentFindings } from './lib/content/findings'
import { counted } from './lib/counted'

// The language of the terminal: LC_ALL, LC_MESSAGES or LANG.
const isChinese = /^zh/.test(new Intl.DateTimeFormat().resolvedOptions().locale)
const translated = isChinese ? inChinese : (text: string) => text
const findings = contentFindings(env())
const line = ({ file, line: number, path, message, isNote }: Finding) =>
  `${file}:${number}: ${isNote ? translated('note: ') : ''}${path}: ${translated(message)}`
const mistakes = findings.filter(({ isNote }) => !isNote)
for (const finding of findings.filter(({ isNote }) => isNote)) console.log(line(finding))
for (const finding of mistakes) console.error(line(finding))
for (const { locale, paths } of lackedSections(checkOptions(env())))
  console.log(
    translated(`${locale} has no ${paths.join(', ')}: left out of menus and sitemap, 404 at their addresses`),
  )
const notes = findings.length - mistakes.length
console.log(translated(`${counted(mistakes.length, 'mistake')}, ${counted(notes, 'note')}`))
process.exitCode = mistakes.length > 0 ? 1 : 0
