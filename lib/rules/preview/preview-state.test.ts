import { describe, expect, it } from 'vitest'
import { previewState, type Schedule } from './preview-state'

const now = 1_800_000_000_000
const record = { id: '1', name: 'A' }
const of = (live: unknown, schedule: Partial<Schedule> = {}) =>
  previewState({ preview: record, live, schedule: { isDraft: false, ...schedule }, now })

describe('the state in the bar over a preview (D14)', () => {
  it.each<[string, unknown, Partial<Schedule>, object]>([
    ['what visitors see', { ...record }, {}, { kind: 'published' }],
    ['what visitors see otherwise', { ...record, name: 'B' }, {}, { kind: 'changed' }],
    ['a draft', undefined, { isDraft: true }, { kind: 'draft' }],
    ['a draft with a day in the past', undefined, { publishAt: now - 1 }, { kind: 'draft' }],
    ['a draft with a day to come', undefined, { isDraft: true, publishAt: now + 1 }, { kind: 'draft' }],
    ['a record with a day to come', undefined, { publishAt: now + 1 }, { kind: 'scheduled', at: now + 1 }],
    ['a record whose day is over', undefined, { expireAt: now - 1 }, { kind: 'withdrawn' }],
    ['a record of which nobody says more', undefined, {}, { kind: 'draft' }],
  ])('%s', (_name, live, schedule, expected) => expect(of(live, schedule)).toEqual(expected))
})
