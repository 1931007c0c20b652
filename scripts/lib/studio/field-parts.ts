import type { Field } from '@sveltia/cms'
import type { z } from 'zod'
import { type Place, textOf } from './place'
import { words } from './words'

/** The values of a closed list with their labels; throws where one is missing. */
export function optionsOf(inner: z.ZodEnum, { locale }: Place) {
  return inner.options.map((value) => {
    const label = words.options[value]
    if (!label) throw new Error(`${value}: no words in scripts/lib/studio/words.yaml`)
    return { value, label: textOf(locale, label) }
  })
}

const summaryNames = [
  'title',
  'name',
  'label',
  'menu',
  'text',
  'mediaName',
  'introductionContent',
  'buttonTitle',
]

/** What a collapsed item is known by: the first of its fields that names things. */
export function summaryOf(fields: Field[]): { summary?: string } {
  const name = summaryNames.find((wanted) => fields.some((field) => field.name === wanted))
  return name ? { summary: `{{fields.${name}}}` } : {}
}

/** The picture beside it. */
export function thumbnailOf(fields: Field[]): { thumbnail?: string } {
  const picture = fields.find(({ widget }) => widget === 'image')
  return picture ? { thumbnail: picture.name } : {}
}
