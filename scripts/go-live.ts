// `npm run go-live`: what is left before the public is let in, found by looking. Exit codes: 0 nothing is left, 1 something is, 2 wrong usage.
import { env } from '@/lib/env'
import { type Check, readiness } from '@/lib/go-live/checks'
import { publicDirectory } from '@/lib/public-directory'
import { runCommand } from './lib/command'
import { commandReason } from './lib/command-reason'
import { backup, content, mail, oldAddresses, reachable } from './lib/go-live'
import { root } from './lib/run.mjs'

const usage = `Usage: npm run go-live -- [--old=<list or sitemap>] [--mail=<address>] [--backup=<file or folder>] [--url=<where the site answers>] [--json]
  --old     addresses of the site before this one: a file with one a line, or the address or file of a sitemap; each is asked for at --url
  --mail    sends a mail there by SMTP_URL
  --backup  the backup of enquiries, or the folder of them: it should be of the last day
  --url     where the running site is asked; SITE_URL when absent`

const mark = ({ ok }: Check) => (ok === undefined ? '–' : ok ? '✓' : '✗')
const line = (check: Check) =>
  `${mark(check)} ${check.name}: ${check.found}${check.ok ? '' : `\n    → ${check.todo}`}`

type Options = Record<'old' | 'mail' | 'backup' | 'url', string | undefined> & { json?: boolean | undefined }

async function look(values: Partial<Options>): Promise<number> {
  const settings = env()
  const url = values.url ?? settings.SITE_URL
  const list = [
    ...(await readiness({ settings, publicDir: publicDirectory() })),
    content(settings),
    await reachable(url),
    await mail(settings, values.mail),
    backup(values.backup),
    await oldAddresses(url, values.old),
  ]
  const left = list.filter(({ ok }) => ok === false).length
  const checks = list.map(({ todo, ...check }) => (check.ok ? check : { ...check, todo }))
  if (values.json) console.log(JSON.stringify({ left, checks }, null, 2))
  else console.log(`${list.map(line).join('\n')}\n${left === 0 ? 'Nothing is left.' : `${left} left.`}`)
  return left === 0 ? 0 : 1
}

process.chdir(root)
const text = { type: 'string' } as const
await runCommand({
  usage,
  options: { old: text, mail: text, backup: text, url: text, json: { type: 'boolean' } },
  failureCode: 2,
  async run(values) {
    try {
      return await look(values)
    } catch (error) {
      if (!values.json) throw error
      console.log(JSON.stringify({ error: commandReason(error) }, null, 2))
      return 2
    }
  },
})
