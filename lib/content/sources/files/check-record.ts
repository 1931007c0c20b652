import { z } from 'zod'
import type { ContractIssue } from '@/lib/contract/errors'
import { inFirstForm } from '@/lib/contract/first-form'
import { isReadable, strictIssues } from '@/lib/contract/read'
import { resource } from '@/lib/contract/resource'
import { asBoolean } from '@/lib/contract/restrict'
import { core, layers, schemaAt } from '@/lib/contract/schema'
import { isObject } from '@/lib/is-object'
import { nearName } from '@/lib/near-name'
import type { StoredRecord } from './file'
import type { FolderRule } from './folders'
import { publicationStatusAt } from './times'
import { type Moment, toWire } from './wire'

/** What a note is about, where that is one of the things that editors look for together. */
export type Topic = 'language' | 'unreached' | 'picture' | 'search' | 'outside'

/** Something wrong at a place in a record; a note is worth knowing and no mistake. `missed`: the record that is not to be seen, as `folder/id`, or the page's path; `folder`: the one that the message names. */
export type Problem = {
  path: PropertyKey[]
  message: string
  isNote?: true
  topic?: Topic
  missed?: string
  folder?: string
}

/** A deviation from the contract as a problem. */
export const asProblem = ({ keys, expected, received }: ContractIssue): Problem => ({
  path: keys,
  message: `expected ${expected}, got ${received}`,
})

const housekeeping = new Set(['id', 'published', 'publishAt', 'expireAt', 'fixed'])

/** What is wrong with a record by itself: schema, unknown fields, housekeeping. A version with such a mistake replaces no good one. */
export function ownProblems(record: StoredRecord, rule: FolderRule, moment: Moment): Problem[] {
  return [
    ...schemaProblems(record, rule, moment),
    ...unknownFields(record, rule),
    ...housekeepingProblems(record, rule, moment),
    ...publicationProblems(record, moment),
  ]
}

/** A record that does not say in a readable form whether visitors see it is a draft, not a wrong one. */
const publicationProblems = (record: StoredRecord, { now, zone }: Moment): Problem[] =>
  publicationStatusAt(record, now, zone).unreadable.map(({ name, expected }) => ({
    path: [name],
    message: `expected ${expected === 'a time' ? 'a time such as 2027-03-01 09:00' : expected}`,
  }))

/** Of a draft with a time from which it is to show: nothing happens then, while whoever wrote it waits. */
export const draftTimeNotes = (record: StoredRecord): Problem[] =>
  asBoolean(record.published) === false && record.publishAt
    ? [
        {
          path: ['publishAt'],
          message: 'no draft appears at its time: publish it, or clear the time',
          isNote: true,
        },
      ]
    : []

/** True when pages can show the record: the contract drops single bad parts, and housekeeping says what it means (D31). */
export function isReadableRecord(record: StoredRecord, rule: FolderRule, moment: Moment): boolean {
  const wire = toWire(record, moment)
  return (
    housekeepingProblems(record, rule, moment).length === 0 &&
    isReadable(rule.schema, withoutReferences(wire, rule.references ?? {})) &&
    (rule.extra === undefined || isReadable(rule.extra, wire))
  )
}

function schemaProblems(
  record: StoredRecord,
  { schema, references = {}, extra }: FolderRule,
  moment: Moment,
): Problem[] {
  const wire = toWire(record, moment)
  const issues = [
    ...strictIssues(schema, withoutReferences(wire, references)),
    ...(extra ? strictIssues(extra, wire) : []),
  ]
  return issues.map(asProblem)
}

/** References replace records that the schema would look into; in a sub-menu they are whole items, and its other items have a number by their place. */
function withoutReferences(record: Record<string, unknown>, references: Record<string, string>): unknown {
  const entries = Object.entries(record).filter(([field]) => !(field in references))
  const asItem = (item: unknown) => {
    if (isReference(item, references)) return { id: 1, name: 'by reference' }
    return isObject(item) ? { id: 1, ...item } : item
  }
  return Object.fromEntries(
    entries.map(([field, value]) => [
      field,
      field === 'data' && Array.isArray(value) ? value.map(asItem) : value,
    ]),
  )
}

const isReference = (item: unknown, references: Record<string, string>) =>
  isObject(item) && Object.keys(item).some((field) => field in references)

function unknownFields(
  record: StoredRecord,
  { schema, references = {}, extra, isOpen }: FolderRule,
): Problem[] {
  if (isOpen) return []
  const known = new Set([...housekeeping, ...Object.keys(references), ...Object.keys(extra?.shape ?? {})])
  const rest = Object.fromEntries(Object.entries(record).filter(([field]) => !known.has(field)))
  return unknownIn(inFirstForm(schema, rest), schema, [], references, [...known])
}

function unknownIn(
  value: unknown,
  schema: z.ZodType,
  path: PropertyKey[],
  references: Record<string, string>,
  beside: readonly string[] = [],
): Problem[] {
  if (layers(schema).includes(resource)) return []
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const element = schemaAt(schema, index)
      return !element || isReference(item, references)
        ? []
        : unknownIn(item, element, [...path, index], references)
    })
  }
  const object = core(schema)
  if (!(object instanceof z.ZodObject) || !isObject(value)) return []
  const known = [...Object.keys(object.shape), ...beside]
  return Object.entries(value).flatMap(([name, item]): Problem[] => {
    const field = schemaAt(schema, name)
    return field
      ? unknownIn(item, field, [...path, name], references)
      : [{ path: [...path, name], message: unknownField(name, known) }]
  })
}

function unknownField(name: string, known: readonly string[]): string {
  const near = nearName(name, known)
  return `the contract has no such field here${near ? `: ${near}?` : ''}`
}

function housekeepingProblems(record: StoredRecord, { isAnonymous }: FolderRule, moment: Moment): Problem[] {
  const problems: Problem[] = []
  const isId =
    typeof record.id === 'number' && Number.isInteger(record.id) && record.id >= 0 && record.id < 1e15
  if (isAnonymous ? record.id !== undefined && !isId : !isId) {
    problems.push({ path: ['id'], message: 'expected an id of 1–15 digits' })
  }
  if (record.fixed !== undefined && asBoolean(record.fixed) === undefined)
    problems.push({ path: ['fixed'], message: 'expected true or false' })
  const { from, until } = publicationStatusAt(record, moment.now, moment.zone)
  if (from !== undefined && until !== undefined && until <= from)
    problems.push({ path: ['expireAt'], message: 'expected a time after publishAt' })
  return problems
}
