import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { openStore } from '@/lib/enquiry/store/open'
import { freePort } from '@/scripts/lib/server'
import { startPostgres } from '../helpers/postgres'
import { removeFolder } from '../helpers/remove-folder'
import { startSite } from '../helpers/site-process'
import { type Definition, isValidRow } from './oracle'
import { plainBodies, wireBodies } from './submissions'

const TOKEN = 'fuzz-run'
const FORMS: [site: number, language: 'cn' | 'en', form: number][] = [
  [1, 'cn', 1],
  [1, 'cn', 14008],
  [1, 'cn', 5004],
  [2, 'en', 4001],
  [2, 'en', 5004],
]

export type FuzzVerdict = { cases: number; serverErrors: number; invalidRows: number; report: string }

/** S5 on one database engine: wild, nearly right and right submits against the real server; afterwards every stored row is judged by an oracle of its own. */
export async function fuzz(
  engine: 'sqlite' | 'postgres',
  cases: number,
  seed = Date.now() % 2 ** 31,
): Promise<FuzzVerdict> {
  const directory = mkdtempSync(join(tmpdir(), 'northbay-fuzz-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const settings = {
    DATA_DIR: directory,
    CONTENT_API_TOKEN: TOKEN,
    CONTENT_API_URL: '',
    DATABASE_URL: postgres?.url ?? '',
    LOG_LEVEL: 'error',
  }
  const site = await startSite(await freePort(), settings, join(directory, 'site.log'))
  const forms = await Promise.all(
    FORMS.map(([siteId, language, formId]) => definition(site.url, siteId, language, formId)),
  )
  const seen = new Map<number, number>()
  const send = async (path: string, type: string, body: string) => {
    const headers = { 'content-type': type, authorization: `Bearer ${TOKEN}` }
    const response = await fetch(site.url + path, { method: 'POST', redirect: 'manual', headers, body })
    await response.arrayBuffer()
    seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
  }
  await fc.assert(
    fc.asyncProperty(wireBodies(forms), (body) => send('/api/internal/form', 'application/json', body)),
    { numRuns: Math.ceil(cases * 0.8), seed },
  )
  await fc.assert(
    fc.asyncProperty(plainBodies(forms), (body) =>
      send('/api/enquiry', 'application/x-www-form-urlencoded', body),
    ),
    { numRuns: Math.floor(cases * 0.2), seed },
  )
  await site.stop()
  const store = await openStore({ dataDir: directory, databaseUrl: postgres?.url })
  const rows = await store.db.selectFrom('enquiries').select('payload').execute()
  await store.close()
  const invalidRows = rows.filter(({ payload }) => !isValidRow(payload, forms)).length
  postgres?.remove()
  await removeFolder(directory)
  const answers = [...seen].sort(([a], [b]) => a - b)
  const serverErrors = answers.reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
  const report = `${rows.length} stored; ${answers.map(([status, count]) => `${count} × ${status}`).join(', ')}; seed ${seed}`
  return { cases, serverErrors, invalidRows, report }
}

async function definition(
  url: string,
  siteId: number,
  language: 'cn' | 'en',
  formId: number,
): Promise<Definition> {
  const response = await fetch(`${url}/api/internal/form/${formId}?site[id]=${siteId}`)
  const { data } = (await response.json()) as { data: Pick<Definition, 'formFields'> }
  // Browsers get ids as texts; what is stored has them as the content has.
  const formFields = data.formFields.map((field) => ({ ...field, id: Number(field.id) }))
  return { siteId, language, formId, formFields }
}
