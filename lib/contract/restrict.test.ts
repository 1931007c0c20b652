import { describe, expect, it } from 'vitest'
import { jumpTarget } from '@/lib/rules/address/jump'
import { enrolAction } from '@/lib/rules/event/event-status'
import { mediaActions } from '@/lib/rules/gate/media-gate'
import { activity } from './activities'
import { formField } from './forms'
import { media } from './media'
import { readPayload, strictIssues } from './read'
import { isShownAt, publicationStatusOf } from './restrict'
import { jump } from './shared'
import { topNavigationItem } from './site'

type Row = [value: unknown, outcome: unknown, isReported?: true]
const reported = true

const booleans: Row[] = [
  ...[true, 1, '1', 'true', 'TRUE', ' True '].map((value): Row => [value, true]),
  ...[false, 0, '0', 'false', 'False'].map((value): Row => [value, false]),
]
const noBooleans = ['yes', '', 2, [], {}, [false], 'off']

/** A field of a schema: how each value is read, and whether that is reported and an error in check-backend (S11). */
const fields = {
  isNeedContact: [media, { id: 1, titleContent: 'M' }],
  hidden: [topNavigationItem, { displayName: 'D', pageAddress: '/x', navigationName: 'N' }],
  required: [formField, { id: 1, name: 'F', type: 'INPUT' }],
  enrollStatus: [activity, { id: 1, activityName: 'A', startDate: 0 }],
} as const

const read = (field: keyof typeof fields, value: unknown) => {
  const [schema, others] = fields[field]
  const record = { ...others, [field]: value }
  const { value: found, deviations } = readPayload('test', schema, record)
  return {
    found: (found as Record<string, unknown>)[field],
    reported: deviations.map(({ path }) => path),
    errors: strictIssues(schema, record).map(({ path, restricts }) => [path, restricts]),
  }
}

const rows: Record<keyof typeof fields, Row[]> = {
  isNeedContact: [...booleans, [null, undefined], ...noBooleans.map((value): Row => [value, true, reported])],
  hidden: [...booleans, [null, undefined], ...noBooleans.map((value): Row => [value, true, reported])],
  required: [...booleans, [null, true], ...noBooleans.map((value): Row => [value, false, reported])],
  enrollStatus: [
    ...[undefined, null, ''].map((value): Row => [value, undefined]),
    ...[0, '0', false, 'false', 'CLOSED', 'closed', 'Off', 'END'].map((value): Row => [value, 'CLOSED']),
    ...['OPEN', 'x', 1, '1', 'true'].map((value): Row => [value, 'OPEN']),
    ...[true, [], { status: 'CLOSED' }].map((value): Row => [value, 'OPEN', reported]),
  ],
}

describe.each(Object.entries(rows) as [keyof typeof fields, Row[]][])('%s', (field, cases) => {
  it.each(cases)('%j is read as %j (S11)', (value, outcome, isReported) => {
    expect(read(field, value)).toEqual({
      found: outcome,
      reported: isReported ? [`$.${field}`] : [],
      errors: isReported ? [[`$.${field}`, true]] : [],
    })
  })
})

const form = { formBO: { id: 7 } }
const link = { buttonLink: '/product' }

describe('a jump', () => {
  it.each<[string, object, string | undefined, string[]?]>([
    ['of no kind', link, 'link'],
    ['of kind null', { ...link, jumpContentType: null }, 'link'],
    ['in small letters', { ...form, jumpContentType: 'form' }, 'form 7'],
    ['in mixed letters', { ...link, jumpContentType: ' Url ' }, 'link'],
    [
      'of a kind that cannot be read, with a form',
      { ...form, ...link, jumpContentType: 'FROM' },
      'form 7',
      ['$.jumpContentType'],
    ],
    ['of a kind that cannot be read', { ...link, jumpContentType: 'FROM' }, undefined, ['$.jumpContentType']],
    ['of a blank kind', { ...link, jumpContentType: '' }, undefined, ['$.jumpContentType']],
    ['of a number', { ...link, jumpContentType: 3 }, undefined, ['$.jumpContentType']],
    ['to the default form', { jumpContentType: 'FORM' }, 'form 1'],
    ['to a form that is null', { jumpContentType: 'FORM', formBO: null }, 'form 1'],
    ['to a form without an id', { ...link, jumpContentType: 'FORM', formBO: {} }, undefined, ['$.formBO']],
    ['to a form that is none', { ...link, jumpContentType: 'FORM', formBO: 'x' }, undefined, ['$.formBO']],
    [
      'to a form with a bad id',
      { ...link, jumpContentType: 'FORM', formBO: { id: 'a b' } },
      undefined,
      ['$.formBO'],
    ],
    [
      'of no kind to a bad form',
      { ...link, jumpContentType: '?', formBO: { id: [] } },
      undefined,
      ['$.jumpContentType', '$.formBO'],
    ],
  ])('%s opens what it restricts to, never another form (S11)', (_, wire, opens, expected = []) => {
    const { value, deviations } = readPayload('test', jump, wire)
    const target = jumpTarget(value, '1')
    expect(target && [target.kind, target.formId].filter(Boolean).join(' ')).toBe(opens)
    expect(deviations.map(({ path }) => path)).toEqual(expected)
    expect(strictIssues(jump, wire).every(({ restricts }) => restricts)).toBe(true)
  })

  it.each([
    { jumpContentType: 'FROM' },
    { jumpContentType: 'FORM', formBO: {} },
    { jumpContentType: 'FROM', formBO: { id: 'a b' } },
  ])('%j of a video keeps it closed (S11)', (jumpBO) => {
    const video = { id: 1, titleContent: 'M', videoMaterial: '/a.mp4', liveAddress: 'https://live.example' }
    expect(mediaActions(readPayload('test', media, { ...video, jumpBO }).value, '1')).toEqual([])
    expect(
      mediaActions(readPayload('test', media, { ...video, isNeedContact: 'perhaps' }).value, '1').map(
        ({ kind }) => kind,
      ),
    ).toEqual(['form', 'form'])
  })

  it('an enrolment whose form cannot be read has no button (S11)', () => {
    const record = { id: 1, activityName: 'A', startDate: 0, enrollStatus: 1, enrollTypeDict: 'form' }
    const action = (more: object) =>
      enrolAction(readPayload('test', activity, { ...record, ...more }).value, 'before', '1')
    expect(action({})).toEqual({ kind: 'form', formId: '1' })
    expect(action({ enrollDetail: { id: 'a b' } })).toBeUndefined()
  })
})

describe('a record is published', () => {
  const now = Date.parse('2026-11-25T12:00:00Z')
  it.each<[object, boolean, string[]?]>([
    [{}, true],
    [{ published: null, publishAt: null, expireAt: null }, true],
    ...[true, 1, '1', 'TRUE'].map((published): [object, boolean] => [{ published }, true]),
    ...[false, 0, '0', 'False'].map((published): [object, boolean] => [{ published }, false]),
    ...['yes', '', 2, {}, []].map((published): [object, boolean, string[]] => [
      { published },
      false,
      ['published'],
    ]),
    [{ publishAt: '2026-11-25T11:00:00Z' }, true],
    [{ publishAt: now + 1 }, false],
    [{ expireAt: now }, false],
    [{ expireAt: now + 1 }, true],
    ...[0, '0000-00-00 00:00:00', '0001-01-01T00:00:00', '/Date(0)/', '1970-01-01 08:00:00'].map(
      (none): [object, boolean] => [{ publishAt: none, expireAt: none }, true],
    ),
    ...['soon', '', true, {}].map((publishAt): [object, boolean, string[]] => [
      { publishAt },
      false,
      ['publishAt'],
    ]),
    ...['never', '', true, {}].map((expireAt): [object, boolean, string[]] => [
      { expireAt },
      false,
      ['expireAt'],
    ]),
  ])('%j: %j (S11)', (record, isShown, unreadable = []) => {
    const status = publicationStatusOf(record as Record<string, unknown>)
    expect(isShownAt(status, now)).toBe(isShown)
    expect(status.unreadable.map(({ name }) => name)).toEqual(unreadable)
  })
})
