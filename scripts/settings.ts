// `npm run settings` writes docs/settings.md from the table of settings; with --check it only compares.
import type { z } from 'zod'
import { settingGroups, settingPartners } from '@/lib/settings'
import { writeGenerated } from './lib/generated'

const introduction = `# Settings

Made from \`lib/settings.ts\` by \`npm run settings\`. All are optional environment variables, read once at start (D33); blank counts as unset, and a wrong
value stops the start with a line that says what is wrong. None needs a new build.
`

/** Where a group is described. */
const links: Record<string, string> = {
  Content: '[How content is written](content.md), [what a back end is asked](content-api.md).',
  'Data, process and observation': '[How the site is run](operations.md).',
  Crawlers: '[How addresses are sent to search engines](operations.md#telling-search-engines).',
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
writeGenerated('docs/settings.md', [introduction, ...sections].join('\n'), 'settings')
