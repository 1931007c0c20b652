import { expect, it } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { startLines } from './started'

const local = 'http://localhost:3000'
const [cn, en] = [`中文       ${local}/`, `English  ${local}/en`]

it.each<[string, Locale[] | undefined, string[]]>([
  [local, undefined, [cn, en]],
  ['https://www.example.com', ['en', 'cn'], [en, cn, 'SITE_URL https://www.example.com']],
  [local, ['cn'], [cn]],
])('the start says where the site is, SITE_URL %s and the languages %j', (SITE_URL, languages, lines) => {
  expect(startLines({ SITE_URL, PORT: 3000 }, 3000, languages)).toEqual(lines)
})
