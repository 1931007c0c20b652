import { expect, it } from 'vitest'
import { readBrand } from '@/lib/brand/brand'
import { locales } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { translatorFor } from '@/lib/i18n/translator'
import { timesLonger } from '@/tests/helpers/times-longer'
import { branded } from '../gallery'
import { brandView } from './brand'

const text = `
logo: { dark: /assets/dark.svg }
colours: { accent: "#ffe600", inkSoft: "#dddddd" }
radius: [1, 2, 3]
colour: red`

it.each(locales)('every shade stands with where it comes from and what it is read on, %s', (locale) => {
  const t = translatorFor(locale, messages[locale])
  const report = readBrand(text)
  const desk = {
    ...{
      t,
      locale,
      zone: 'UTC',
      now: 0,
      siteUrl: 'https://own.example',
      hasStudio: false,
      session: undefined,
    },
    ...{ here: new URL('https://own.example/desk/brand'), href: (path: string) => `${path}?lang=${locale}` },
  }
  const { text: page } = brandView(desk, { ...report, key: 'OWN' })
  expect(page.match(/<rect /g)).toHaveLength(Object.keys(report.brand.colours ?? {}).length)
  expect(page).toContain(t('desk.brandSourceOf', { kind: 'changed', written: '#ffe600' }))
  expect(page).toContain(t('desk.brandSourceOf', { kind: 'written', written: '' }))
  const short = t('desk.brandContrastOf', { text: 'inkSoft', ground: 'white', found: '1.4', least: 4.5 })
  expect(page).toContain(`<li class="error">${short}`)
  const wrong = {
    cn: '<code translate="no">colour</code> 没有这一项',
    en: '<code translate="no">colour</code> no such field',
  }[locale]
  for (const part of ['src="/assets/dark.svg"', wrong, '1 px, 2 px, 3 px', 'OWN', 'site.yaml'])
    expect(page).toContain(part)
  expect(page).not.toMatch(/ style=|undefined/)
})

it('the components bear the name and sign of the company, and none of the examples’ own', () => {
  const own = { style: ':root{--accent:#7c2d92}', ground: '#eeddff', name: 'A <b> $& Ltd' }
  const page = `<style>a{}</style><iframe title="A" src="/en/ai-native-erp.html"></iframe><a href="/en/product">Northbay Digital</a><img src="/assets/logos/case-401.cn.svg" alt="Hengyue">
<img src="/api/image?src=%2Fassets%2Fcovers%2Fcase-401.cn.webp&amp;w=651" srcSet="/api/image?src=%2Fx.webp&amp;w=1 2x">北湾数智`
  const shown = branded(page, own)
  expect(shown).not.toMatch(/northbay|北湾|hengyue|\/assets\/|\/api\/|<b>|\/en\//i)
  expect(shown).toContain(`a{}${own.style}`)
  expect(shown).toContain(
    `</style><iframe title="A"></iframe><a href="#">A &#60;b&#62; $&#38; Ltd</a><img src="/icon.svg" alt="A &#60;b&#62; $&#38; Ltd">`,
  )
})

it('a long style sheet of the components is read once', () => {
  const own = { style: '', ground: '#fff', name: 'A' }
  const read = (length: number) => void branded(`<style>${'a{}'.repeat(length)}</style>`, own)
  expect(timesLonger(2000, read)).toBeLessThan(40)
})
