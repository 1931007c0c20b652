// `npm run gallery [folder]`: every component as its examples show it, one page a language, in .shots/gallery. In another folder
// stands what the desk shows in a company's brand (`lib/desk/gallery.ts`): the usual examples alone.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@/lib/i18n/locales'
import { buildGallery } from './lib/gallery'

const own = '.shots/gallery'
const [folder = own] = process.argv.slice(2)
const html = await buildGallery()
mkdirSync(folder, { recursive: true })
for (const locale of locales) {
  const page =
    folder === own
      ? html(locale).replaceAll(/(["(])\/assets\//g, '$1../../public/assets/')
      : html(locale, { index: 0, of: 1, isUsualOnly: true })
  writeFileSync(join(folder, `${locale}.html`), page)
  console.log(join(folder, `${locale}.html`))
}
