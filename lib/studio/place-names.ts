import { parse } from 'node:path'
import type { Locale } from '@/lib/i18n/locales'
import { studioText } from './files'

type Field = { name: string; label?: string; fields?: Field[] }

/** The name of a place (`$.sections[2].title`) in the words of a form: `Sections 3 › Title`. What the form does not have is named as it is written. */
export function placeName(form: Field[], path: string): string {
  let fields = form
  const names = (path.replace(/^\$\.?/, '').match(/[^.[\]]+/g) ?? []).map((key) => {
    if (/^\d+$/.test(key)) return ` ${Number(key) + 1}`
    const field = fields.find(({ name }) => name === key)
    fields = field?.fields ?? []
    return ` › ${field?.label ?? key}`
  })
  // A form is chosen in a field within one of the same name.
  return names
    .filter((name, at) => name !== names[at - 1])
    .join('')
    .replace(/^ › /, '')
}

export type StudioNames = {
  placeOf: (record: { folder: string; file: string }, path: string) => string
  folderOf: (folder: string) => string
}

/** How places of records and folders are called in a language; as they are written where the site was not built (`npm run dev`). */
export async function studioNames(locale: Locale): Promise<StudioNames> {
  const built = await studioText(`config.${locale}.json`).catch(
    () => '{"config":{"collections":[],"singletons":[]}}',
  )
  const { config } = JSON.parse(built) as {
    config: { collections: Field[]; singletons: Field[] }
  }
  const forms = new Map([...config.collections, ...config.singletons].map((form) => [form.name, form]))
  return {
    placeOf: ({ folder, file }, path) => placeName(forms.get(folder || parse(file).name)?.fields ?? [], path),
    folderOf: (folder) => forms.get(folder)?.label ?? folder,
  }
}
