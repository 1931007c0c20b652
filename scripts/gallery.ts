// `npm run gallery`: every component as its examples show it, one page a language, in .shots/gallery.
import { mkdirSync, writeFileSync } from 'node:fs'
import { locales } from '@/lib/i18n/locales'
import { buildGallery } from './helpers/gallery'

const folder = '.shots/gallery'
const html = await buildGallery()
mkdirSync(folder, { recursive: true })
for (const locale of locales) {
  writeFileSync(
    `${folder}/${locale}.html`,
    html(locale).replaceAll(/(["(])\/assets\//g, '$1../../public/assets/'),
  )
  console.log(`${folder}/${locale}.html`)
}
