import { emptyChoices, form } from '@/lib/contract/forms'
import { isObject } from '@/lib/is-object'
import { addressPlaces } from '../../shared/gated-fields'
import { type LinkTargets, linkProblem, ownAddresses, relativeAddresses } from './check-links'
import { asProblem, type Problem } from './check-record'
import type { StoredRecord } from './file'
import type { FolderRule } from './folders'

/** What is wrong with a record that is shown all the same: references, links, choices of nothing. It is reported, and shows as what is missing there. */
export function outerProblems(record: StoredRecord, rule: FolderRule, targets: LinkTargets): Problem[] {
  const choices = rule.schema === form ? emptyChoices(record) : []
  return [
    ...referenceProblems(record, rule.references ?? {}, targets),
    ...linkProblems(record, targets),
    ...choices.map(asProblem),
  ]
}

function referenceProblems(
  record: StoredRecord,
  references: Record<string, string>,
  targets: LinkTargets,
): Problem[] {
  const inside = Array.isArray(record.data) ? record.data : []
  const places: [Record<string, unknown>, PropertyKey[]][] = [
    [record, []],
    ...inside.flatMap((item, index): typeof places => (isObject(item) ? [[item, ['data', index]]] : [])),
  ]
  const named = places.flatMap(([place, path]) =>
    Object.entries(references).flatMap(([field, folder]) =>
      idProblems(place[field], folder, [...path, field], targets),
    ),
  )
  return [...named, ...formProblems(record, [], targets)]
}

function idProblems(value: unknown, folder: string, path: PropertyKey[], targets: LinkTargets): Problem[] {
  if (value === undefined) return []
  if (Array.isArray(value))
    return value.flatMap((id, index) => idProblems(id, folder, [...path, index], targets))
  if (typeof value !== 'number')
    return [{ path, folder, message: `expected the id of a record in ${folder}` }]
  const status = targets.has(folder, value)
  const place = { path, folder, missed: `${folder}/${value}` }
  if (status === undefined) return [{ ...place, message: `there is no record ${value} in ${folder}` }]
  return status === 'shown'
    ? []
    : [{ ...place, message: `record ${value} in ${folder} is ${status} and is left out`, isNote: true }]
}

/** Forms are named by `formBO` and `enrollDetail`, wherever there is a jump. */
function formProblems(value: unknown, path: PropertyKey[], targets: LinkTargets): Problem[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => formProblems(item, [...path, index], targets))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([field, item]) => {
    const isForm = (field === 'formBO' || field === 'enrollDetail') && isObject(item)
    return isForm
      ? idProblems(item.id, 'forms', [...path, field, 'id'], targets)
      : formProblems(item, [...path, field], targets)
  })
}

/** Fields whose text is an address. */
const linkFields = new Set([
  'buttonLink',
  'jumpToAddress',
  'thirdLink',
  'liveAddress',
  'address',
  'link',
  'url',
])

function linkProblems(record: StoredRecord, targets: LinkTargets): Problem[] {
  return addressPlaces(record).flatMap(({ path, address: text, isGated }) => {
    const relative = relativeAddresses(text, linkFields.has(String(path.at(-1))))
    const addresses = [...ownAddresses(text), ...relative.map(({ address }) => address)]
    return [
      ...relative.map(
        ({ written, address }): Problem => ({
          path,
          message: `${written} counts from the root of the site: write ${address}`,
          isNote: true,
        }),
      ),
      ...addresses.flatMap((address): Problem[] => {
        const problem = linkProblem(address, targets, isGated)
        return problem ? [{ path, ...problem }] : []
      }),
    ]
  })
}
