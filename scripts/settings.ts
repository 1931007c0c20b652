// `npm run settings` writes docs/settings.md from the table of settings; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { settingGroups, settingPartners } from '@/lib/settings'
import { root } from './lib/run.mjs'

const introduction = `# Settings

Made from \`lib/settings.ts\` by \`npm run settings\`. All are optional environment variables, read once at start (D33); blank counts as unset, and a wrong
value stops the start with a line that says what is wrong. None needs a new build.
`

/** Where more is said of a group. */
const links: Record<string, string> = {
  Content: '[How content is written](content.md), [what a back end is asked](content-api.md).',
  'Data, process and observation': '[How the site is run](operations.md).',
  Crawlers: '[How search engines are told](operations.md#telling-search-engines).',
  Enquiries: '[How mail and chat are set up](enquiries.md#from-nothing-to-mail-and-desk).',
  'Desk and studio': '[The desk](enquiries.md#the-desk), [the studio](studio.md).',
  'Counting by third parties': '[How visits are counted](enquiries.md#counting-visits).',
}

/** What the start says of a value that no setting takes: what it must be. Empty where any text will do. */
function accepted(setting: z.ZodType): string {
  const message = setting.safeParse('!').error?.issues[0]?.message ?? ''
  return message
    .replace(/^must (?:be |look )?/, '')
    .replace(/, not "!".*$/, '')
    .replaceAll('<', '\\<')
}

function row(name: string, setting: z.ZodType): string {
  const { description = '', fallback } = setting.meta() ?? {}
  const partners = settingPartners.filter(([which]) => which === name).map(([, partner]) => `\`${partner}\``)
  const needs = partners.length > 0 ? `; needs ${partners.join(', ')}` : ''
  const usual = fallback ? `\`${fallback}\`` : ''
  return `| \`${name}\` | ${usual} | ${accepted(setting)} | ${description}${needs} |`
}

const head = ['| name | default | value | meaning |', '| --- | --- | --- | --- |']
const sections = Object.entries(settingGroups).flatMap(([title, settings]) => [
  `## ${title}`,
  '',
  ...(links[title] ? [links[title], ''] : []),
  ...head,
  ...Object.entries(settings).map(([name, setting]) => row(name, setting)),
  '',
])
const text = [introduction, ...sections].join('\n')

const file = join(root, 'docs', 'settings.md')
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/settings.md is not what lib/settings.ts says: npm run settings')
  process.exitCode = 1
}
