import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import { chromiumOptions } from '../../scripts/lib/chromium'
import { book, chartOf } from '../art/chart/books'
import { chart } from '../art/chart/sheet'
import { lookOf } from '../art/solid/look'
import { Model } from '../art/solid/model'
import { render } from '../art/solid/render'
import { subjects } from '../art/subjects'
import { fontFaces } from '../screens/lib/fonts'
import {
  type Lang,
  langs,
  type Publication,
  productOverview,
  records,
  supplierAgreement,
  whitePaper,
} from './documents'

const assets = join(import.meta.dirname, '../../public/assets')
const gated = join(import.meta.dirname, '../../content/gated')
const fonts = '"Instrument Sans","Noto Sans CJK SC","PingFang SC",sans-serif'
const paper = `@page{size:A4;margin:22mm 20mm 20mm}body{margin:0;font:400 10.5pt/1.7 ${fonts};color:#0b1a26}h1{font-size:26pt;line-height:1.2}h2{font-size:15pt;line-height:1.35;margin:0 0 8pt}h3{font-size:12pt;margin:14pt 0 4pt}.page{break-after:page}.page:last-child{break-after:auto}.lead{font-size:12pt;color:#41566a}.kicker{color:#006d77;font-weight:600;margin:0 0 4pt}table{width:100%;border-collapse:collapse;font-size:9.5pt;margin:10pt 0}th,td{padding:5pt 8pt;border-bottom:.6pt solid #dde4e8;text-align:left}blockquote{margin:10pt 0;padding-left:12pt;border-left:2pt solid #006d77;color:#41566a}.product{break-inside:avoid;margin-bottom:18pt;padding-top:10pt;border-top:.8pt solid #dde4e8}.sign{margin-top:40pt}.divider{display:grid;align-content:center;height:200mm}.cover{height:250mm;display:grid;align-content:end;break-after:page}.cover p{color:#41566a;font-size:12pt;max-width:120mm}.bar{width:60mm;height:3mm;background:#006d77;margin-bottom:12mm}h2+p,h3+p{margin-top:0}`

type Words = { title: string; lead: string; body: string }

/** Prints a document with its title page to A4, into a folder. */
async function print(browser: Browser, lang: Lang, folder: string, file: string, words: Words) {
  const { title, lead, body } = words
  const page = await browser.newPage()
  const company = lang === 'cn' ? '北湾数智科技股份有限公司' : 'Northbay Digital Technology Co., Ltd'
  await page.setContent(
    `<!doctype html><html lang="${lang === 'cn' ? 'zh-CN' : 'en'}"><meta charset="utf-8"><title>${title}</title><style>${paper}</style><body><section class="cover"><div class="bar"></div><h1>${title}</h1><p>${lead}</p><p>${company} · 2026</p></section>${body}`,
  )
  const pdf = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<div style="width:100%;padding:0 20mm;font:8px sans-serif;color:#5d7081;text-align:right"><span class="pageNumber"></span></div>`,
  })
  await page.close()
  await writeFile(join(folder, `${file}.${lang}.pdf`), pdf)
  console.info(`${folder}/${file}.${lang}.pdf ${Math.round(pdf.length / 1024)} KB`)
}

/** A cover's lines: what it is, which one, its title and what the title says after the colon. */
function linesOf(
  lang: Lang,
  item: Publication,
): { series: string; issue: string; title: string; more: string } {
  const number = item.introduction.match(/(?:Issue |第 ?)(\d+)/)?.[1] ?? ''
  const cn = item.name.match(/^《(.+)》(\d+)年(.)季号：(.+)$/)
  if (cn)
    return { series: cn[1] ?? '', issue: `${cn[2]} ${cn[3]} · 第 ${number} 期`, title: cn[4] ?? '', more: '' }
  const en = item.name.match(/^(.+): (Northbay Review), (.+)$/)
  if (en) return { series: en[2] ?? '', issue: `${en[3]} · No. ${number}`, title: en[1] ?? '', more: '' }
  const [title = '', more = ''] = item.name.split(/：|: /)
  const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
  return lang === 'cn'
    ? { series: '北湾数智', issue: '白皮书', title: title.replace('白皮书', ''), more }
    : { series: 'Northbay Digital', issue: 'White paper', title, more: upper(more) }
}

const COVER = { w: 720, h: 960, art: 560 }

/** The picture of a cover: the subject of an issue of the Review, the chart of a white paper. */
async function artOf(
  lang: Lang,
  item: Publication,
): Promise<{ markup: string; dark: boolean; ground: string }> {
  const row = book.publications?.[item.id]
  if (!row) throw new Error(`no picture for publication ${item.id}`)
  const dark = row.dark ?? false
  if (!row.subject) {
    const sheet = { w: COVER.w, h: COVER.art, x: 0, k: 0.62 }
    const markup = chart(chartOf(`publication-${item.id}`, row, lang), sheet)
    return { markup, dark, ground: dark ? '#0b1a26' : '#f7fafa' }
  }
  const model = new Model()
  const look = lookOf(row.industry, dark)
  subjects[row.subject]?.(model, look)
  const area = { x: -24, y: 372, w: 768, h: 552 }
  const picture = await render(model, look.ground, { w: COVER.w, h: COVER.h, area }).png().toBuffer()
  return {
    markup: `<img src="data:image/png;base64,${picture.toString('base64')}">`,
    dark,
    ground: look.ground.far,
  }
}

/** A publication's cover, 720 × 960: its title over its picture. */
async function cover(browser: Browser, lang: Lang, item: Publication) {
  const { series, issue, title, more } = linesOf(lang, item)
  const { markup, dark, ground } = await artOf(lang, item)
  const page = await browser.newPage({ viewport: { width: COVER.w, height: COVER.h } })
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>${fontFaces(lang)}body{margin:0;width:720px;height:960px;background:${ground};color:${dark ? '#fff' : '#0b1a26'};font-family:${fonts};position:relative;overflow:hidden}img,svg{position:absolute;bottom:0;left:0}.t{position:absolute;inset:48px 52px auto}.k{display:flex;justify-content:space-between;font-size:27px;font-weight:600;padding-bottom:18px;border-bottom:2px solid currentColor;margin-bottom:30px}h1{margin:0;font-size:${more ? 58 : 68}px;line-height:1.12;font-weight:700;letter-spacing:${lang === 'cn' ? 0 : '-.025em'};text-wrap:balance}p{margin:14px 0 0;font-size:38px;line-height:1.22;font-weight:500;opacity:.86;text-wrap:balance}</style>${markup}<div class="t"><div class="k"><span>${series}</span><span>${issue}</span></div><h1>${title}</h1>${more ? `<p>${more}</p>` : ''}</div>`,
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const shot = await page.screenshot({ type: 'png' })
  await page.close()
  const file = join(assets, 'publications', lang, `${item.id}.jpg`)
  await sharp(shot).jpeg({ quality: 78, mozjpeg: true }).toFile(file)
  console.info(`publications/${lang}/${item.id}.jpg`)
}

const titles = {
  cn: {
    overview: '北湾产品总览',
    overviewLead: '十二款产品，共用同一份物料、客户与单号。',
    agreement: '北湾集采平台供应商合作协议',
    agreementLead: '适用于通过北湾集采平台供货的企业。2026 年 9 月版。',
  },
  en: {
    overview: 'Northbay product overview',
    overviewLead: 'Twelve products that share items, customers and order numbers.',
    agreement: 'Northbay Marketplace supplier agreement',
    agreementLead: 'For companies that supply through Northbay Marketplace. September 2026.',
  },
}

// `covers`: these alone, or those of some publications; the papers stay as they are.
const [part, ...ids] = process.argv.slice(2)
const isCoversOnly = part === 'covers'
const browser = await chromium.launch(chromiumOptions())
for (const lang of langs) {
  const files = join(assets, 'files')
  await mkdir(files, { recursive: true })
  await mkdir(gated, { recursive: true })
  await mkdir(join(assets, 'publications', lang), { recursive: true })
  const words = titles[lang]
  for (const item of isCoversOnly ? records<Publication>(lang, 'publications') : [])
    if (item.id <= 812 && (!ids.length || ids.includes(String(item.id)))) await cover(browser, lang, item)
  if (isCoversOnly) continue
  await print(browser, lang, files, 'product-overview', {
    title: words.overview,
    lead: words.overviewLead,
    body: productOverview(lang),
  })
  await print(browser, lang, files, 'supplier-agreement', {
    title: words.agreement,
    lead: words.agreementLead,
    body: supplierAgreement(lang),
  })
  for (const item of records<Publication>(lang, 'publications')) {
    if (item.id > 812) continue
    await cover(browser, lang, item)
    if (item.type === 'PUBLICATION') continue
    // What a form gates lies outside public/ (D26, D31).
    const folder = item.jumpBO?.jumpContentType === 'FORM' ? gated : files
    const paperWords = { title: item.name, lead: item.introduction, body: whitePaper(lang, item) }
    await print(browser, lang, folder, `whitepaper-${item.id}`, paperWords)
  }
}
await browser.close()
