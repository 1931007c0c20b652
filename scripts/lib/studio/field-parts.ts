import type { Field } from '@sveltia/cms'
import type { z } from 'zod'
import { optionWords } from './option-words'
import { type Place, said } from './place'

/** The values of a closed list with what they are called; throws where nobody said. */
export function optionsOf(inner: z.ZodEnum, { mark }: Place) {
  return inner.options.map((value) => {
    const words = optionWords[value]
    if (!words) throw new Error(`${value}: no words in scripts/lib/studio/option-words.ts`)
    return { value, label: said(mark, words) }
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

/** The picture that stands beside it. */
export function thumbnailOf(fields: Field[]): { thumbnail?: string } {
  const picture = fields.find(({ widget }) => widget === 'image')
  return picture ? { thumbnail: picture.name } : {}
}
