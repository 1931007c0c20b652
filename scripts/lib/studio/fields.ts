import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import { core, isOptional, layers, ruleOf } from '@/lib/contract/schema'
import { html, id, link, requiredResource, resource, time } from '@/lib/contract/shared'
import { filledByReference } from '../content/kinds'
import { optionsOf, summaryOf, thumbnailOf } from './field-parts'
import { below, type Common, commonOf, type Place, wordsOf } from './place'
import { recordField } from './references'

/** Fields that editors leave alone: filled by the site, or the same for as long as the file lives. */
const notEdited = new Set([...filledByReference, 'newsList', 'mark'])
/** Texts that take more than a line. */
const longTexts = /desc$|^(?:description|introduction|introductionContent|explain|legend|subtitle|text)$/i
/** When something appeared: now, until somebody says otherwise. */
const isDate = /^create(?:Time|dAt)$/
/** Codes that the contract reads from any text: an editor chooses one, since a word that is none would mean something else unsaid. */
const codes: Record<string, [string, ...string[]]> = {
  enrollStatus: ['ENROLLING', 'CLOSED'],
  enrollTypeDict: ['FORM', 'LINK'],
  activityShowType: ['STANDARD', 'RICH'],
  'publications.type': ['PUBLICATION', 'WHITE_PAPER'],
  'plates.layout': ['timeline', 'schedule', 'levels', 'cards', 'rows', 'map'],
}
/** Files that are no pictures. */
const files = new Set(['attachment', 'videoMaterial', 'videoRelation'])

/** The fields of an object schema as the editor shows them; throws where the contract has something that nobody taught it. */
export function fieldsOf(schema: z.ZodType, place: Place): Field[] {
  const inner = core(schema)
  const shape = inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
  return Object.entries(shape).flatMap(([name, field]) =>
    notEdited.has(name) || ruleOf(field, 'isNoted') ? [] : [fieldOf(field, below(place, name))],
  )
}

/** One field of the contract. */
export function fieldOf(schema: z.ZodType, place: Place): Field {
  const common = commonOf(place, !isOptional(schema))
  const { name } = common
  const own = layers(schema)
  if (own.includes(id)) return idField(common, place)
  const values = codes[`${place.path.at(-2) ?? place.folder}.${name}`] ?? codes[name]
  const inner = values ? z.enum(values) : core(schema)
  if (name === 'activityType') return recordField(common, 'activityTypes')
  if (name === 'formBO' || name === 'enrollDetail') return formObject(common, inner as z.ZodObject, place)
  if (own.includes(time))
    return {
      ...common,
      widget: 'datetime',
      format: 'YYYY-MM-DD HH:mm',
      ...(isDate.test(name) && { default: '{{now}}' }),
    }
  if (own.includes(html)) return { ...common, widget: 'richtext', editor_components: ['image'] }
  if (own.includes(link)) return { ...common, widget: 'string' }
  if (own.includes(resource) || own.includes(requiredResource))
    return { ...common, widget: files.has(name) ? 'file' : 'image' }
  return fieldByKind(common, inner, place)
}

function fieldByKind(common: Common, inner: z.ZodType, place: Place): Field {
  const { name } = common
  if (inner instanceof z.ZodBoolean) return { ...common, widget: 'boolean', required: false }
  if (inner instanceof z.ZodNumber) return { ...common, widget: 'number', value_type: 'float' }
  if (inner instanceof z.ZodEnum)
    return {
      ...common,
      widget: 'select',
      options: optionsOf(inner, place),
      ...(common.required && { default: String(inner.options[0]) }),
    }
  if (inner instanceof z.ZodTuple) return tupleField(common, inner, place)
  if (inner instanceof z.ZodArray) return listField(common, inner.element as z.ZodType, place)
  if (inner instanceof z.ZodObject) {
    const fields = fieldsOf(inner, place)
    return { ...common, widget: 'object', collapsed: 'auto', fields, ...summaryOf(fields) }
  }
  if (inner instanceof z.ZodString) return { ...common, widget: longTexts.test(name) ? 'text' : 'string' }
  throw new Error(`${[place.folder, ...place.path].join('.')}: the studio has no field for this`)
}

/** Ids are given by the studio: of a record by its folder, of an item of a list by itself. */
function idField(common: Common, { path, folder }: Place): Field {
  const isRecord = path.length === 1
  return {
    ...common,
    widget: 'record-id',
    folder,
    scope: isRecord ? 'record' : 'item',
    required: true,
    ...(isRecord && { i18n: 'duplicate' as const }),
  }
}

function formObject(common: Common, inner: z.ZodObject, place: Place): Field {
  const { label } = wordsOf(place)
  const fields = Object.keys(inner.shape).map((name) =>
    recordField({ name, label, required: true, i18n: true }, 'forms'),
  )
  return { ...common, widget: 'object', collapsed: 'auto', fields }
}

/** As many values as the tuple has, of the kind its first one is. */
function tupleField(common: Common, inner: z.ZodTuple, place: Place): Field {
  const { items } = inner.def
  const field = fieldByKind({ ...common, name: 'value' }, core(items[0] as z.ZodType), place)
  return { ...common, widget: 'list', field, min: items.length, max: items.length }
}

function listField(common: Common, element: z.ZodType, place: Place): Field {
  const inner = core(element)
  const list = { ...common, widget: 'list' as const, label_singular: common.label }
  // Of texts alone: a line each.
  if (!(inner instanceof z.ZodObject)) return list
  const fields = fieldsOf(element, place)
  return { ...list, collapsed: 'auto', fields, ...summaryOf(fields), ...thumbnailOf(fields) }
}
