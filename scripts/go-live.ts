// `npm run go-live`: what is left before the public is let in, found by looking. Exit codes: 0 nothing is left, 1 something is, 2 wrong usage.
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { type Check, readiness } from '@/lib/go-live/checks'
import { publicDirectory } from '@/lib/public-directory'
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

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      ...{ old: { type: 'string' }, mail: { type: 'string' }, backup: { type: 'string' } },
      url: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
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
try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const reason = commandReason(error)
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: reason }, null, 2))
  else console.error(reason)
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    console.error(usage)
  process.exitCode = 2
}
