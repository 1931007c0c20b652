import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { book, chartOf, type Row } from '../art/chart/books'
import { chart } from '../art/chart/sheet'
import { fontFaces } from '../screens/lib/fonts'
import type { Lang } from '../screens/lib/lang'
import { assets } from '../screens/lib/paths'
import { issueSheet } from './issue'
import { posterArt } from './poster'
import type { Publication } from './records'
import { fonts } from './style'
import { nameOf, titled } from './titles'

/** A cover's lines: what it is, which one, its title and what the title says after the colon. */
export interface Lines {
  series: string
  issue: string
  title: string
  more: string
}

/** The lines of a publication's cover. */
export function linesOf(lang: Lang, item: Publication): Lines {
  const number = item.introduction.match(/(?:Issue |第 ?)(\d+)/)?.[1] ?? ''
  const cn = item.name.match(/^《(.+)》(\d+)年(.)季号：(.+)$/)
  if (cn)
    return { series: cn[1] ?? '', issue: `${cn[2]} ${cn[3]} · 第 ${number} 期`, title: cn[4] ?? '', more: '' }
  const en = item.name.match(/^(.+): (Northbay Review), (.+)$/)
  if (en) return { series: en[2] ?? '', issue: `${en[3]} · No. ${number}`, title: en[1] ?? '', more: '' }
  const kind = lang === 'cn' ? ['北湾数智', '白皮书'] : ['Northbay Digital', 'White paper']
  return { series: kind[0] ?? '', issue: kind[1] ?? '', ...nameOf(item.name) }
}

const COVER = { w: 720, h: 960, art: 560 }

/** The picture of a cover and the ground that goes with it. */
export interface Art {
  markup: string
  dark: boolean
  ground: string
}

/** A chart as wide as a cover. */
export function chartArt(lang: Lang, name: string, row: Row): Art {
  const dark = row.dark ?? false
  const sheet = { w: COVER.w, h: COVER.art, x: 0, k: 0.62 }
  return { markup: chart(chartOf(name, row, lang), sheet), dark, ground: dark ? '#0b1a26' : '#f7fafa' }
}

/** The picture of a white paper's cover: a figure that it draws. */
export function paperArt(lang: Lang, item: Publication): Art {
  const row = book.publications?.[item.id]
  if (!row) throw new Error(`no picture for publication ${item.id}`)
  return posterArt(lang, item.id, row)
}

/** The style of a cover's sheet, 720 wide: the picture at its foot, the words at its head. */
const sheetStyle = (lang: Lang, hasMore: boolean) =>
  `.sheet{width:${COVER.w}px;font-family:${fonts};position:relative;overflow:hidden}.sheet>img,.sheet>svg{position:absolute;bottom:0;left:0;width:${COVER.w}px}.t{position:absolute;inset:48px 52px auto}.k{display:flex;justify-content:space-between;font-size:27px;font-weight:600;padding-bottom:18px;border-bottom:2px solid currentColor;margin-bottom:30px}.t h1{margin:0;font-size:${hasMore ? 58 : 68}px;line-height:1.12;font-weight:700;letter-spacing:${lang === 'cn' ? 0 : '-.025em'};text-wrap:balance;word-break:keep-all}.t p{margin:14px 0 0;font-size:38px;line-height:1.22;font-weight:500;opacity:.86;text-wrap:balance;word-break:keep-all}`

const sheetOf = (lang: Lang, lines: Lines, art: Art, height: number, picture: string, foot = '') => {
  const { series, issue, title, more } = lines
  const words = `<h1>${titled(lang, title)}</h1>${more ? `<p>${titled(lang, more)}</p>` : ''}`
  return `<style>${sheetStyle(lang, more !== '')}</style><div class="sheet" style="height:${height}px;background:${art.ground};color:${art.dark ? '#fff' : '#0b1a26'}">${picture}<div class="t"><div class="k"><span>${series}</span><span>${issue}</span></div>${words}</div>${foot}</div>`
}

/** A page of markup as a picture. */
async function shot(browser: Browser, markup: string, height: number, scale: number): Promise<Buffer> {
  const viewport = { width: COVER.w, height }
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale })
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>body{margin:0}svg{display:block}</style>${markup}`,
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const png = await page.screenshot({ type: 'png' })
  await page.close()
  return png
}

/** The site's cover of a publication, 720 × 960: its title over its picture. */
export async function webCover(browser: Browser, lang: Lang, item: Publication): Promise<void> {
  const lines = linesOf(lang, item)
  const row = book.publications?.[item.id]
  const art = row?.figure ? undefined : paperArt(lang, item)
  const sheet = art ? sheetOf(lang, lines, art, COVER.h, art.markup) : issueSheet(lang, lines, item, row as Row)
  const png = await shot(browser, `<style>${fontFaces(lang)}</style>${sheet}`, COVER.h, 1)
  const file = join('publications', lang, `${item.id}.jpg`)
  await sharp(png).jpeg({ quality: 78, mozjpeg: true }).toFile(assets(file))
  console.info(file)
}

/** The same cover as a paper's first page, to its edges: words that can be searched over the picture as it is on the site. */
export async function paperCover(browser: Browser, lang: Lang, lines: Lines, art: Art, foot: string) {
  // Thousands of contour lines would make a page that opens slowly: the picture is set as a photograph is.
  const png = await shot(
    browser,
    `<style>${fontFaces(lang)}svg{font-family:${fonts}}</style>${art.markup}`,
    COVER.art,
    1.5,
  )
  const jpeg = await sharp(png).jpeg({ quality: 72, mozjpeg: true }).toBuffer()
  const picture = `<img src="data:image/jpeg;base64,${jpeg.toString('base64')}" alt="">`
  const height = 1018
  const line = `<div class="f">${foot}</div>`
  const logo = readFileSync(
    assets('logos', `northbay${lang === 'en' ? '-en' : ''}${art.dark ? '-light' : ''}.svg`),
  ).toString('base64')
  const series = `<img src="data:image/svg+xml;base64,${logo}" alt="${lines.series}">`
  const scale = 793.7 / COVER.w
  return `<style>.cover{page:cover;break-after:page;height:296.9mm;overflow:hidden;background:${art.ground}}.cover .sheet{zoom:${scale}}.k img{height:42px;display:block}.k{align-items:center}.f{position:absolute;left:52px;top:${height - COVER.art - 46}px;font-size:17px;opacity:.86}</style><section class="cover">${sheetOf(lang, { ...lines, series }, art, height, picture, line)}</section>`
}
