// `npm run check-backend -- <url>`: does a back end answer as the contract says? Exit 0 clean or with warnings, 1 with errors, 2 when
// it could not run. CONTENT_API_TOKEN is sent when set; MEDIA_HOSTS tells which pictures are scaled.
import { isMarketplaceServed } from '@/lib/content/default-forms'
import { env } from '@/lib/env'
import { hasOwnContent } from '@/lib/public-directory'
import { CheckStopped, type Row } from './lib/backend/ask'
import { checkBackend } from './lib/backend/check'
import { runCommand, UsageError } from './lib/command'
import { counted } from './lib/counted'

const usage = `usage: npm run check-backend -- [--json] [--store-enquiry] http://cms.internal:8080
  --json           one JSON document on stdout: { url, calls, errors, warnings, rows }
  --store-enquiry  also hands in an enquiry to each site's default form, twice with one key
exit code: 0 no errors, 1 errors, 2 it could not run (no address, no answer, token refused, calls turned away)`
const MOST_LINES = 8

function lines({ findings, locale, call, status, ms, page }: Row): string[] {
  const sign = findings.some(({ isError }) => isError) ? '✗' : findings.length > 0 ? '!' : '✓'
  const head = `${sign} ${(locale ?? '').padEnd(2)} ${call.padEnd(50)} ${String(status || '—').padEnd(4)} ${`${ms} ms`.padStart(8)}  ${page}`
  const shown = findings
    .slice(0, MOST_LINES)
    .map(({ isError, path, message }) => `       ${isError ? 'error' : 'warning'} ${path}: ${message}`)
  const more = findings.length - shown.length
  return [head, ...shown, ...(more > 0 ? [`       and ${more} more`] : [])]
}

/** Checks the back end that the arguments or the settings name; the exit code. */
async function check(
  isJson = false,
  isEnquiryStored = false,
  named = env().CONTENT_API_URL,
): Promise<number> {
  const url = named?.replace(/\/+$/, '')
  if (!url || !/^https?:\/\//.test(url)) throw new UsageError('no address of a back end')
  const rows = await checkBackend({
    url,
    token: env().CONTENT_API_TOKEN,
    isMarketplaceServed: isMarketplaceServed(),
    hasOwnPages: hasOwnContent(),
    isEnquiryStored,
    onRow: ({ call }, count) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${count} ${call}`)
      else if (count % 100 === 0) process.stderr.write(`${count} calls\n`)
    },
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  const findings = rows.flatMap((row) => row.findings)
  const errors = findings.filter(({ isError }) => isError).length
  const counts = { calls: rows.length, errors, warnings: findings.length - errors }
  if (isJson) console.log(JSON.stringify({ url, ...counts, rows }, null, 2))
  else {
    for (const line of rows.flatMap(lines)) console.log(line)
    console.log(
      `\n${counted(counts.calls, 'call')}, ${counted(errors, 'error')}, ${counted(counts.warnings, 'warning')}`,
    )
  }
  return errors > 0 ? 1 : 0
}

await runCommand({
  usage,
  options: { json: { type: 'boolean' }, 'store-enquiry': { type: 'boolean' } },
  failureCode: 2,
  messageOf: (cause) =>
    cause instanceof Error && !(cause instanceof CheckStopped) && !('code' in cause)
      ? cause
      : (cause as Error).message,
  run: (values, [url]) => check(values.json, values['store-enquiry'], url),
})
