import type { CollectionFile, Field } from '@sveltia/cms'
import { z } from 'zod'
import { mailSettings } from '@/lib/content/shared/mail-settings'
import { type FolderRule, singles } from '@/lib/content/sources/files/folders'
import type { Locale } from '@/lib/i18n/locales'
import { fieldOf, fieldsOf } from './fields'
import { below, commonOf, type Place, textOf, wordsOf } from './place'
import { recordField, recordsField } from './references'
import { words } from './words'

/** The single files of a language, and the redirects of both. */
export function singleFiles(locale: Locale): CollectionFile[] {
  const own = Object.entries(singles).map(([file, rule]) => {
    const name = file.replace('.yaml', '')
    return {
      ...named(locale, name, `content/{{locale}}/${file}`),
      i18n: true,
      fields: singleFields(locale, name, rule),
    }
  })
  return [...own, { ...named(locale, 'redirects', 'content/redirects.yaml'), fields: redirectFields(locale) }]
}

function named(locale: Locale, name: string, file: string) {
  const own = words.singles[name]
  if (!own) throw new Error(`${name}: no words in scripts/lib/studio/words.yaml`)
  return {
    name,
    label: textOf(locale, own.label),
    icon: own.icon,
    file,
    format: name,
    editor: { preview: false },
  }
}

function singleFields(locale: Locale, folder: string, rule: FolderRule): Field[] {
  const place: Place = { locale, folder, path: [] }
  if (folder === 'mail') return mailFields(place)
  const fields = fieldsOf(rule.schema, place).filter(({ name }) => name !== 'id')
  const dictionary: Field = {
    name: 'dictionary',
    ...wordsOf(below(place, 'dictionary')),
    widget: 'keyvalue',
    required: false,
    i18n: true,
  }
  return rule.extra ? [...fields, dictionary] : fields
}

/** Mail names forms by their number: as keys, which the studio holds as a list (`keyed` of its shape), and in a list of ids. */
function mailFields(place: Place): Field[] {
  const { forms, confirmation, ...rest } = mailSettings.shape
  const plain = Object.entries(rest).map(([name, schema]) => fieldOf(schema, below(place, name)))
  const at = below(place, 'forms')
  const recipients = fieldsOf(forms.unwrap().valueType, at)
  const byForm: Field = {
    ...commonOf(at, false),
    widget: 'list',
    fields: [recordField(commonOf(below(at, 'form'), true), 'forms'), ...recipients],
    summary: '{{fields.form}}',
  }
  const answer = below(place, 'confirmation')
  const { forms: _forms, ...texts } = confirmation.unwrap().shape
  const answered: Field = {
    ...commonOf(answer, false),
    widget: 'object',
    fields: [
      ...fieldsOf(z.object(texts), answer),
      recordsField(commonOf(below(answer, 'forms'), false), 'forms'),
    ],
  }
  return [...plain, byForm, answered]
}

function redirectFields(locale: Locale): Field[] {
  const place: Place = { locale, folder: 'redirects', path: [] }
  const named = (name: string) => ({ name, ...wordsOf(below(place, name)) })
  const options = [301, 302, 410].map((value) => ({
    value,
    label: textOf(locale, words.options[value] ?? ['', '']),
  }))
  const fields: Field[] = [
    {
      ...named('from'),
      widget: 'string',
      pattern: ['^/[^?#\\s]*$', textOf(locale, ['以 / 开头的站内地址', 'An address of this site'])],
    },
    { ...named('to'), widget: 'string', required: false },
    { ...named('status'), widget: 'select', options, default: 301 },
  ]
  const label = textOf(locale, words.singles.redirects?.label ?? ['', ''])
  return [
    {
      name: 'redirects',
      label,
      widget: 'list',
      root: true,
      fields,
      summary: '{{fields.from}} → {{fields.to}}',
      collapsed: true,
    },
  ]
}
