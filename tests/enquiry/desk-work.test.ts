import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addAccount, readAssignees, removeAccount } from '@/lib/enquiry/admin/accounts'
import { backupLines, readBackup, restoreBackup } from '@/lib/enquiry/admin/backup'
import { eraseOlderThan, eraseOne } from '@/lib/enquiry/admin/change'
import { csvLines, enquiryTable } from '@/lib/enquiry/admin/csv'
import { addNote, readNotes, removeNote } from '@/lib/enquiry/admin/notes'
import { personJson } from '@/lib/enquiry/admin/person'
import { allEnquiries } from '@/lib/enquiry/admin/read'
import { oneEnquiry, searchEnquiries } from '@/lib/enquiry/admin/search'
import { changeState } from '@/lib/enquiry/admin/state'
import { addEnquiry } from '@/lib/enquiry/store/enquiries'
import type { EnquiryState, Store } from '@/lib/enquiry/store/tables'
import { describeEngines } from '../helpers/engines'

async function add(store: Store): Promise<string> {
  const { id } = await addEnquiry(store, {
    key: randomUUID(),
    body: {
      site: { id: 1 },
      form: { id: 5002 },
      fieldValues: [{ formFieldBO: { id: 101 }, value: '王芳' }],
      formTypeSource: 'INDEX_MODEL',
      trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/' },
    },
    context: { mark: 'cn', formName: 'form', labels: { 101: '姓名' } },
    targets: [],
    now: 1000,
  })
  return id
}
const give = (store: Store, id: string, who: string, states: EnquiryState[], names: (string | null)[]) => {
  const [from = 'new', to = 'taken'] = states
  const [seen = null, next = null] = names
  return changeState(store, { id, from, to, who, now: 2000, assignee: { from: seen, to: next } })
}
const whose = async (store: Store, assignee: string | null) =>
  (await searchEnquiries(store, { assignee }, { pageNo: 1, size: 9 })).enquiries.map(({ row }) => row.id)
const note = (store: Store, enquiryId: string, text: string, who = '林晓') =>
  addNote(store, { enquiryId, who, text, now: 3000 })

describeEngines('work at the desk', (engine) => {
  it('an enquiry is one person’s, then a colleague’s, then nobody’s; of two at once one has it and is named', async () => {
    const store = engine.store()
    const [id, other] = [await add(store), await add(store)]
    const [one, two] = (await engine.instances(2)) as [Store, Store]
    const took = await Promise.all([
      give(one, id, 'Sofia', ['new', 'taken'], [null, 'Sofia']),
      give(two, id, '林晓', ['new', 'taken'], [null, '林晓']),
    ])
    expect(took.filter(Boolean)).toHaveLength(1)
    const first = took[0] ? 'Sofia' : '林晓'
    expect((await oneEnquiry(store, id))?.row).toMatchObject({ assignee: first, state_by: first })
    expect(await whose(store, first)).toEqual([id])
    expect(await whose(store, null)).toEqual([other])
    expect(await give(store, id, first, ['taken', 'taken'], [first, 'Mei'])).toBe(true)
    // Looked at before that: nothing is overwritten unseen.
    expect(await give(store, id, first, ['taken', 'taken'], [first, 'Bo'])).toBe(false)
    expect(await whose(store, 'Mei')).toEqual([id])
    expect(await give(store, id, 'Mei', ['taken', 'new'], ['Mei', null])).toBe(true)
    expect(await whose(store, null)).toHaveLength(2)
  })

  it('a colleague who has left stays a filter while something is theirs, and the CSV names them', async () => {
    const store = engine.store()
    const id = await add(store)
    for (const name of ['Sofia', 'Mei'])
      await addAccount(store, { name, password: 'x', language: 'en', now: 1 })
    await give(store, id, 'Sofia', ['new', 'taken'], [null, 'Sofia'])
    await note(store, id, 'called', 'Sofia')
    await removeAccount(store, 'Sofia')
    expect(await readAssignees(store)).toEqual(['Mei', 'Sofia'])
    expect(await readNotes(store, id)).toMatchObject([{ who: 'Sofia', text: 'called' }])
    let csv = ''
    for await (const line of csvLines(enquiryTable(() => allEnquiries(store), 'Asia/Shanghai'))) csv += line
    expect(csv).toMatch(/state time,assigned to,.*\r\n.*,Sofia,/s)
  })

  it('notes have who and when, are removed by who wrote them alone, and are two hundred at most', async () => {
    const store = engine.store()
    const [id, other] = [await add(store), await add(store)]
    await note(store, id, '<b>打过电话</b>\n下周再联系')
    const [written] = await readNotes(store, id)
    expect(written).toMatchObject({ who: '林晓', at: 3000, text: '<b>打过电话</b>\n下周再联系' })
    const remove = (enquiryId: string, who: string) =>
      removeNote(store, { enquiryId, id: written?.id ?? '', who })
    expect(await remove(id, 'Sofia')).toBe(false)
    expect(await remove(other, '林晓')).toBe(false)
    expect(await remove(id, '林晓')).toBe(true)
    // Pressed twice, or again after Back.
    expect(await note(store, other, 'called')).toBeUndefined()
    expect(await note(store, other, 'called')).toBe('same')
    expect(await note(store, other, 'called', 'Sofia')).toBeUndefined()
    const later = { enquiryId: other, who: '林晓', text: 'called', now: 604_000 }
    expect(await addNote(store, later)).toBeUndefined()
    const row = { enquiry_id: id, who: 'x', at: 1, text: 'x' }
    const rows = Array.from({ length: 199 }, () => ({ ...row, id: randomUUID() }))
    await store.db.insertInto('desk_notes').values(rows).execute()
    expect(await note(store, id, 'the last')).toBeUndefined()
    expect(await note(store, id, 'one too many')).toBe('full')
  })

  it('notes are part of what is handed out of a person, and go with the enquiry, by hand and by age', async () => {
    const store = engine.store()
    const [id, old] = [await add(store), await add(store)]
    await note(store, id, '打过电话')
    await note(store, old, 'too old')
    const enquiry = await oneEnquiry(store, id)
    let handedOut = ''
    for await (const part of personJson(store, enquiry ? [enquiry] : [], 4000)) handedOut += part
    expect(JSON.parse(handedOut)).toMatchObject({
      enquiries: [{ notes: [{ at: '1970-01-01T00:00:03.000Z', who: '林晓', text: '打过电话' }] }],
    })
    const lines: string[] = []
    for await (const line of backupLines(store)) lines.push(line.trimEnd())
    await eraseOne(store, id, 5000)
    expect(await readNotes(store, id)).toEqual([])
    expect(await note(store, id, 'late')).toBe('gone')
    await eraseOlderThan(store, 6000, 6000)
    expect(await readNotes(store, old)).toEqual([])
    // A backup from before brings them back as little as the enquiry.
    async function* each() {
      yield* lines
    }
    await restoreBackup(store, await readBackup(each()))
    expect(await store.db.selectFrom('desk_notes').selectAll().execute()).toEqual([])
  })

  it('a note of an enquiry that an older release has erased meanwhile goes with the next that is erased', async () => {
    const store = engine.store()
    const [id, other] = [await add(store), await add(store)]
    await note(store, id, 'left behind')
    await store.db.updateTable('enquiries').set({ erased_at: 4000 }).where('id', '=', id).execute()
    await eraseOne(store, other, 5000)
    expect(await readNotes(store, id)).toEqual([])
  })
})
