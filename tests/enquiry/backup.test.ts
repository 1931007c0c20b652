import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BackupError, backupLines, readBackup, restoreBackup } from '@/lib/enquiry/admin/backup'
import { eraseOlderThan } from '@/lib/enquiry/admin/change'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import { openStore } from '@/lib/enquiry/store/open'
import { signingKey } from '@/lib/enquiry/store/settings'
import type { Store } from '@/lib/enquiry/store/tables'
import { describeEngines } from '../helpers/engines'

const enquiry = (name: string) => ({
  key: randomUUID(),
  body: {
    site: { id: 1 },
    form: { id: 1 },
    fieldValues: [{ formFieldBO: { id: 101 }, value: `${name} "=1+1"\n第二行` }],
    formTypeSource: 'INDEX_MODEL' as const,
    trafficAccessReq: { deviceType: 2 as const, logidUrl: 'http://localhost/' },
  },
  context: { mark: 'cn', formName: '联系', labels: { '101': '姓名' } },
  targets: ['webhook'],
  now: Date.now(),
})

async function written(store: Store): Promise<string[]> {
  const lines: string[] = []
  for await (const line of backupLines(store)) lines.push(line.trimEnd())
  return lines
}
async function* each(lines: string[]) {
  yield* lines
}
const all = async ({ db }: Store) => ({
  enquiries: await db.selectFrom('enquiries').selectAll().orderBy('id').execute(),
  deliveries: await db.selectFrom('deliveries').selectAll().orderBy('id').execute(),
})

/** A fresh SQLite database, as after the loss of the first one. */
async function elsewhere(work: (store: Store) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'northbay-restore-'))
  const store = await openStore({ dataDir })
  try {
    await work(store)
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

describeEngines('a backup', ({ store, settings }) => {
  it('brings every lead back, with its deliveries and the key of gate tokens, into another database', async () => {
    for (let number = 0; number < 620; number++) await addEnquiry(store(), enquiry(`访客 ${number}`))
    const key = await signingKey(store())
    const lines = await written(store())
    await elsewhere(async (other) => {
      expect((await restoreBackup(other, await readBackup(each(lines)))).known).toBe(0)
      expect(await all(other)).toEqual(await all(store()))
      expect((await signingKey(other)).equals(key)).toBe(true)
      // Put back twice it changes nothing, and what was erased since stays erased.
      await eraseOlderThan(other, Date.now() + 1000, Date.now())
      const erased = await all(other)
      expect((await restoreBackup(other, await readBackup(each(lines)))).known).toBeGreaterThan(620)
      expect(await all(other)).toEqual(erased)
    })
  })

  it('that is cut, changed or of something else is none, and nothing of it is put back', async () => {
    await addEnquiry(store(), enquiry('王芳'))
    const lines = await written(store())
    const at = lines.findIndex((line) => line.includes('王芳'))
    const changed = lines.map((line, index) => (index === at ? line.replace('王芳', '王方') : line))
    const without = lines.filter((_, index) => index !== at)
    for (const wrong of [lines.slice(0, -1), changed, without, lines.slice(1), ['{"form":"x"}'], ['text']])
      await expect(readBackup(each(wrong))).rejects.toThrow(BackupError)
  })

  describe('a release beside a newer one', () => {
    it('opens the database that the newer one has changed, and stores into it (D24)', async () => {
      await store()
        .db.insertInto('enquiry_migrations' as 'settings')
        .values({ name: '999-newer', timestamp: new Date().toISOString() } as never)
        .execute()
      const beside = await openStore(settings())
      const { isNew } = await addEnquiry(beside, enquiry('新版旁'))
      expect(isNew).toBe(true)
      await beside.close()
    })

    it('may be the one before the desk: its rows lack the columns that came since', async () => {
      const row = {
        id: 'old',
        idempotency_key: 'old',
        site_id: '1',
        form_id: '1',
        payload: '{}',
        client: '{}',
      }
      await store()
        .db.insertInto('enquiries')
        .values({ ...row, created_at: 1, erased_at: null } as never)
        .execute()
      const stored = await store().db.selectFrom('enquiries').selectAll().where('id', '=', 'old').execute()
      expect(stored).toMatchObject([{ ...row, state: 'new' }])
    })
  })
})
