import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../scripts/lib/run.mjs'
import { sayIn } from '../screens/lib/lang'
import { products } from '../screens/products'
import { details } from '../screens/products/details'

/** A row of the table that the demo's pictures are drawn from, as far as it is checked. */
type Row = {
  industry: string
  screen?: [number, string]
  sheet?: boolean
  figure?: string
  figures?: [from: string, to: string | [cn: string, en: string]]
  years?: number[][]
}
type DemoRecord = {
  id: number
  industry?: number
  published?: boolean
  file: string
  text: string
  cover?: string
  banner?: string
  mobile?: string
  customer?: string
  title?: string
  results?: { before?: string; after: string }[]
}

const table: Record<string, Record<string, Row>> = parse(
  readFileSync(join(root, 'demo/art/subjects.yaml'), 'utf8'),
)
const industries: Record<number, string> = {
  201: 'equipment',
  202: 'retail',
  203: 'energy',
  204: 'automotive',
  205: 'food',
  206: 'life',
}
const langs = ['cn', 'en'] as const

const recordsOf = (lang: string, folder: string): DemoRecord[] =>
  readdirSync(join(root, 'content', lang, folder)).map((name) => {
    const file = join('content', lang, folder, name)
    const text = readFileSync(join(root, file), 'utf8')
    const front = name.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text
    const { id, industry, published, picture, coverMaterial: cover = picture, title, results } = parse(front)
    const { pcResource: banner, mobileResource: mobile, customerName: customer } = parse(front)
    return { id, industry, published, file, text, cover, banner, mobile, customer, title, results }
  })

type Fingerprint = { bits: boolean[]; colour: number[] }
const fingerprints = new Map<string, Promise<Fingerprint>>()

/** The picture's light in 16 × 9 fields, each against its right neighbour, and its mean colour: near ones look alike. */
function fingerprintOf(address: string): Promise<Fingerprint> {
  const known = fingerprints.get(address) ?? readFingerprint(address)
  fingerprints.set(address, known)
  return known
}

/** The part of a banner that the card of a solution shows (industry-panels.module.css). */
const ofBanner = { left: 1229, top: 220, width: 1144, height: 642 }
/** The panel in the banner of a product or a line of products, where one ground and one place are common to all. */
const ofHero = {
  pc: { left: 1280, top: 276, width: 1120, height: 536 },
  mobile: { left: 60, top: 480, width: 1005, height: 480 },
}
const partOf = (address: string) => {
  const format = /banners\/(?:product|category)-.*(pc|mobile)/.exec(address)?.[1]
  return address.includes('banners/solution-3') ? ofBanner : format && ofHero[format as keyof typeof ofHero]
}

async function readFingerprint(address: string): Promise<Fingerprint> {
  const whole = sharp(join(root, 'public', address))
  const part = partOf(address)
  const image = part ? sharp(await whole.extract(part).toBuffer()) : whole
  const field = await image.clone().greyscale().resize(17, 9, { fit: 'fill' }).raw().toBuffer()
  const bits = [...field].flatMap((value, i) => (i % 17 === 16 ? [] : [value > (field[i + 1] ?? 0) + 1]))
  const { channels } = await image.stats()
  return { bits, colour: channels.slice(0, 3).map(({ mean }) => mean) }
}

const isPage = (name: string) => name.endsWith('.html')

/** 0 for the same picture; a mean difference of the colour of 30 levels counts like 20 fields. */
const difference = (a: Fingerprint, b: Fingerprint) =>
  a.bits.filter((bit, i) => bit !== b.bits[i]).length +
  (a.colour.reduce((sum, level, i) => sum + Math.abs(level - (b.colour[i] ?? 0)), 0) / 3 / 30) * 20

/** Screens of a customer's own shops and stores, and of loads, whose freight is stated for all of them together. */
const ownScreens = new Set(['1002-1', '1003-2', '1008-1'])

describe('pictures of the demo company', () => {
  it.each(langs)('no two pictures of a list are alike: %s', async (lang) => {
    for (const folder of ['cases', 'news', 'activities', 'media', 'solutions', 'publications']) {
      const covers = recordsOf(lang, folder)
        .filter(({ published }) => published !== false)
        .flatMap(({ cover, banner = [] }) => cover ?? banner)
      expect(new Set(covers).size, `${folder}: one picture for two records`).toBe(covers.length)
      const fingerprints = await Promise.all(
        covers.map(async (cover) => ({ cover, ...(await fingerprintOf(cover)) })),
      )
      const alike = fingerprints.flatMap((one, i) =>
        fingerprints
          .slice(i + 1)
          .filter((other) => difference(one, other) < 14)
          .map((other) => `${one.cover} and ${other.cover}: ${difference(one, other).toFixed(1)}`),
      )
      expect(alike, folder).toEqual([])
    }
  })

  it.each(langs)('above a list a record shows another picture than on its card: %s', async (lang) => {
    const fixed = ['news', 'activities', 'media']
      .flatMap((folder) => recordsOf(lang, folder))
      .filter(({ text }) => /^fixed: true$/m.test(text))
    expect(fixed).not.toEqual([])
    for (const { cover = '' } of fixed) {
      const [card, wide] = await Promise.all([cover, cover.replace('.webp', '-wide.webp')].map(fingerprintOf))
      expect(card && wide && difference(card, wide), cover).toBeGreaterThanOrEqual(14)
    }
  })

  it.each(langs)(
    'no two pictures of one record’s page are alike, nor of the home page: %s',
    async (lang) => {
      const pages = [
        'products',
        'product-categories',
        'solutions',
        'cases',
        'activities',
        'introductions',
        'services',
        'join-us',
      ]
        .flatMap((folder) => recordsOf(lang, folder))
        .map(({ file, text }) => ({ file, text }))
      pages.push({
        file: 'home',
        text: recordsOf(lang, 'home')
          .map(({ text }) => text)
          .join('\n'),
      })
      const alike: string[] = []
      for (const { file, text } of pages) {
        // Whole screens stand behind tabs, one at a time; a phone's picture stands for the wide one, never beside it.
        const shown = [
          ...new Set(
            [...text.matchAll(/\/assets\/(?:covers|banners|screens)\/[\w./-]+\.webp/g)].map(([one]) => one),
          ),
        ].filter((address) => !address.includes('-mobile.'))
        for (const [index, one] of shown.entries())
          for (const other of shown.slice(index + 1)) {
            const [a, b] = await Promise.all([fingerprintOf(one), fingerprintOf(other)])
            if (difference(a, b) < 14) alike.push(`${file}: ${one} and ${other}`)
          }
      }
      expect(alike).toEqual([])
    },
    180_000,
  )

  it.each(langs)('no two heroes of products, their lines and their list are alike: %s', async (lang) => {
    const records = [
      ...['products', 'product-categories'].flatMap((folder) => recordsOf(lang, folder)),
      ...recordsOf(lang, 'navigation').filter(({ file }) => file.includes('product')),
    ].filter(({ published }) => published !== false)
    expect(records.length, 'twelve products, four lines, one list').toBe(17)
    for (const format of ['banner', 'mobile'] as const) {
      const heroes = records.flatMap((record) => record[format] ?? [])
      const fingerprints = await Promise.all(heroes.map(fingerprintOf))
      const alike = heroes.flatMap((one, i) =>
        heroes.slice(0, i).flatMap((other, k) => {
          const [a, b] = [fingerprints[i], fingerprints[k]]
          return a && b && difference(a, b) < 14 ? `${one} and ${other}: ${difference(a, b).toFixed(1)}` : []
        }),
      )
      expect(alike, format).toEqual([])
    }
  })

  it.each(langs)('no customer stands on a screen of a product with prices: %s', (lang) => {
    const names = recordsOf(lang, 'cases').map(({ customer = '' }) =>
      lang === 'cn' ? customer.slice(0, 2) : customer.split(' ')[0],
    )
    // Storage is no Stora; Song Qinghe is who approves claims.
    const customer = new RegExp(`(?<!Song )(${names.join('|')})(?![a-z])`)
    const scenes = [
      ...products.flatMap(({ id, scenes }) =>
        Object.entries(scenes).map(([view, scene]) => [`${id}-${view}`, scene] as const),
      ),
      ...Object.entries(details),
    ]
    const named = scenes
      .filter(([name]) => !ownScreens.has(name))
      .map(([name, scene]) => ({ name, html: scene({ lang, say: sayIn(lang) }) }))
      .filter(({ html }) => html.includes('¥') && customer.test(html))
      .map(({ name, html }) => `${name}: ${customer.exec(html)?.[0]}`)
    expect(named).toEqual([])
  })

  it('a picture shows its record’s own trade', () => {
    for (const folder of ['cases', 'solutions']) {
      for (const { id, industry, file } of recordsOf('en', folder)) {
        const row = table[folder]?.[id]
        if (!row) continue
        expect(row.industry, file).toBe(industries[industry ?? 0])
      }
    }
  })

  it.each(langs)('a solution has a banner of its own, which its card shows too: %s', (lang) => {
    for (const { id, file, text, published } of recordsOf(lang, 'solutions')) {
      if (published !== false)
        expect(text, file).toContain(`pcResource: /assets/banners/solution-${id}-pc.${lang}.webp`)
    }
  })

  it.each(langs)('the scenes of a solution show tables that no other page shows: %s', (lang) => {
    const others = ['products', 'cases', 'industries'].flatMap((folder) => recordsOf(lang, folder))
    for (const { id, file, text, published } of recordsOf(lang, 'solutions')) {
      if (published === false) continue
      const scenes: { resource: string; mobileResource: string }[] =
        parse(text).businessScene ?? []
      for (const { resource, mobileResource } of scenes) {
        expect(resource, file).toMatch(new RegExp(`^/assets/screens/${lang}/solution-${id}-\\w+\\.webp$`))
        expect(mobileResource, file).toBe(resource.replace('.webp', '-phone.webp'))
        expect(others.filter((other) => other.text.includes(resource)).map((other) => other.file)).toEqual([])
      }
    }
  })

  it.each(langs)('a customer story shows that customer’s own screen: %s', (lang) => {
    for (const { id, file, text } of recordsOf(lang, 'cases')) {
      if (!table.cases?.[id]?.screen && !table.cases?.[id]?.sheet) continue
      const screens = [...text.matchAll(/\/assets\/screens\/[\w./-]+/g)].map(([address]) => address)
      expect(screens, file).toEqual([`/assets/screens/${lang}/case-${id}.webp`])
      expect(text, file).toContain(`backgroundMaterial: /assets/banners/case-${id}-pc.${lang}.webp`)
    }
  })

  it.each(langs)('a customer’s cover shows the figure of its record: %s', (lang) => {
    const figureOf = (text: string) => text.toLowerCase().match(/[\d.]+|same day|当天/)?.[0]
    for (const { id, file, text, title = '', results } of recordsOf(lang, 'cases')) {
      const figures = table.cases?.[id]?.figures
      if (!figures) continue
      const [from, both] = figures
      const to = typeof both === 'string' ? both : both[lang === 'cn' ? 0 : 1]
      const [result] = results ?? []
      if (result) {
        expect([from, to].map(figureOf), file).toEqual([result.before ?? '', result.after].map(figureOf))
      } else {
        const said = `${title} ${text}`.toLowerCase()
        const shown = figureOf(to) ?? to
        expect(said.includes(shown) || said.includes(String(Number(shown))), `${file}: ${shown}`).toBe(true)
      }
    }
  })

  it.each(langs)('the cover of an event, a talk or news shows figures of its text: %s', (lang) => {
    const words: Record<string, string> = {
      cn: { 1: '一张', 2: '两', 3: '三', 4: '四', 7: '七', 9: '九', '19:30': '七点半' },
      en: { 1: 'one', 2: 'twice', 3: 'three', 4: 'four', 7: 'seven', 9: 'nine', 35: 'thirty-five' },
    }[lang]
    for (const { id, file, text } of ['activities', 'media', 'news'].flatMap((folder) => recordsOf(lang, folder))) {
      const { figure: isDrawn, figures = [] } = table.activities?.[id] ?? table.media?.[id] ?? table.news?.[id] ?? {}
      for (const figure of isDrawn ? figures : []) {
        const shown = [String(figure), words[String(figure)]].filter(Boolean)
        const isSaid = !figure || shown.some((one = '') => text.toLowerCase().includes(one.toLowerCase()))
        expect(isSaid, `${file}: ${figure}`).toBe(true)
      }
    }
  })

  it.each(langs)('the stages of buoys on the banner of the milestones begin as the periods of its timeline do: %s', (lang) => {
    const { text } = recordsOf(lang, 'introductions').find(({ id }) => id === 903) ?? { text: '' }
    const timelines = (parse(text)?.plates ?? []).filter(
      ({ layout }: { layout?: string }) => layout === 'timeline',
    )
    expect(table.banners?.milestones?.years?.map(([first]) => first)).toEqual(
      timelines.flatMap(({ config }: { config: { title: string }[] }) =>
        config.map(({ title }) => Number(/\d{4}/.exec(title)?.[0])),
      ),
    )
  })

  it('every cover, banner and detail of a screen is shown somewhere', () => {
    const shown = langs
      .flatMap((lang) =>
        readdirSync(join(root, 'content', lang), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(lang, name),
        ),
      )
      .filter((name) => /\.(yaml|md)$/.test(name))
      .map((name) => join('content', name))
      .concat(
        readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' })
          .filter(isPage)
          .map((name) => join('public', name)),
      )
      .map((name) => readFileSync(join(root, name), 'utf8'))
      .join('\n')
    const unused = ['covers', 'banners', 'screens/cn', 'screens/en'].flatMap((folder) =>
      readdirSync(join(root, 'public/assets', folder))
        // Whole screens, which are PNG, are drawn for every product. Texts name the wide one of two pictures alone.
        .filter((name) => name.endsWith('.webp'))
        .map((name) => `/assets/${folder}/${name.replace(/-(?:phone|wide)(?=\.)/, '')}`)
        .filter(
          (address) => !shown.includes(address) && !shown.includes(address.replace('.webp', '-phone.webp')),
        ),
    )
    expect(unused).toEqual([])
  })
})
