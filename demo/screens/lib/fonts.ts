import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from './lang'
import { root } from './paths'

const file = join(
  root,
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)
/* Curly quotes belong to the Chinese font in Chinese text and to the Latin font in English text. */
const range = {
  cn: 'U+0000-00FF,U+2013,U+20AC,U+2122,U+2212',
  en: 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2212',
}

function face(unicodes: string, features = ''): string {
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:"Instrument Sans";font-weight:400 700;unicode-range:${unicodes};${features}
    src:url(data:font/woff2;base64,${data}) format("woff2")}`
}

/** The Latin font face as CSS with the file inside, so that scenes need no server. */
export const fontFaces = (lang: Lang): string => face(range[lang])

/** The same with figures of one width; the font squeezes its percent sign into that width too, so that this one has a face without it. */
export const tabularFaces = (lang: Lang): string =>
  face(range[lang].replace('U+0000-00FF', 'U+0000-0024,U+0026-00FF'), 'font-feature-settings:"tnum";') + face('U+0025')
