// `npm run check-backend -- <url>`: does a back end answer as the contract says? CONTENT_API_TOKEN is sent when set.
import { isMarketplaceServed } from '@/lib/content/default-forms'
import { env } from '@/lib/env'
import { checkBackend, type Row } from './lib/backend/check'

const [address] = process.argv.slice(2)
const url = (address ?? env().CONTENT_API_URL)?.replace(/\/+$/, '')
if (!url || !/^https?:\/\//.test(url)) {
  console.error('usage: npm run check-backend -- http://cms.internal:8080')
  process.exit(2)
}

const MOST_LINES = 8
const sign = ({ findings }: Row) =>
  findings.some(({ isError }) => isError) ? '✗' : findings.length > 0 ? '!' : '✓'

function lines(row: Row): string[] {
  const head = [
    sign(row),
    (row.locale ?? '').padEnd(2),
    row.call.padEnd(50),
    String(row.status || '—').padEnd(4),
    `${row.ms} ms`.padStart(8),
    ` ${row.page}`,
  ]
  const findings = row.findings
    .slice(0, MOST_LINES)
    .map(({ isError, path, message }) => `       ${isError ? 'error' : 'warning'} ${path}: ${message}`)
  const more = row.findings.length - findings.length
  return [head.join(' '), ...findings, ...(more > 0 ? [`       and ${more} more`] : [])]
}

const rows = await checkBackend({
  url,
  token: env().CONTENT_API_TOKEN,
  isMarketplaceServed: isMarketplaceServed(),
})
for (const row of rows) for (const line of lines(row)) console.log(line)
const errors = rows.flatMap(({ findings }) => findings).filter(({ isError }) => isError).length
const warnings = rows.flatMap(({ findings }) => findings).length - errors
console.log(`\n${rows.length} calls, ${errors} errors, ${warnings} warnings`)
process.exitCode = errors > 0 ? 1 : 0
