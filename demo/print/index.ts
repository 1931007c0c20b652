import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumOptions } from '../../scripts/lib/chromium'
import type { Row } from '../art/chart/books'
import { type Lang, langs } from '../screens/lib/lang'
import { assets, root } from '../screens/lib/paths'
import { supplierAgreement } from './agreement'
import { chartArt, linesOf, paperArt, paperCover, webCover } from './cover'
import { productOverview } from './overview'
import { whitePaper } from './paper'
import { type Publication, records } from './records'
import { paperStyle } from './style'
import { monthOf, nameOf } from './titles'

const files = assets('files')
const gated = join(root, 'content/gated')
const company = { cn: '北湾数智科技股份有限公司', en: 'Northbay Digital Technology Co., Ltd' }

/** Prints a document to A4, into a folder. */
async function print(
  browser: Browser,
  lang: Lang,
  path: [folder: string, name: string],
  title: string,
  body: string,
) {
  const [folder, name] = path
  const page = await browser.newPage()
  const running = `${lang === 'cn' ? '北湾数智' : 'Northbay Digital'} · ${title}`
  await page.setContent(
    `<!doctype html><html lang="${lang === 'cn' ? 'zh-CN' : 'en'}"><meta charset="utf-8"><title>${title}</title><style>${paperStyle(lang, running)}</style><body>${body}`,
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  await page.close()
  await writeFile(join(folder, `${name}.${lang}.pdf`), pdf)
  console.info(`${name}.${lang}.pdf ${Math.round(pdf.length / 1024)} KB`)
}

async function printPaper(browser: Browser, lang: Lang, item: Publication) {
  const foot = `${company[lang]} · ${monthOf(lang, item.createdAt)}`
  const cover = await paperCover(browser, lang, linesOf(lang, item), paperArt(lang, item), foot)
  // What a form gates lies outside public/ (D26, D31).
  const folder = item.jumpBO?.jumpContentType === 'FORM' ? gated : files
  const body = cover + (await whitePaper(lang, item))
  await print(browser, lang, [folder, `whitepaper-${item.id}`], nameOf(item.name).title, body)
}

const overview = {
  cn: {
    lines: {
      series: '北湾数智',
      issue: '产品手册',
      title: '北湾产品总览',
      more: '十二款产品，共用同一份物料、客户与单号',
    },
    foot: `${company.cn} · 2026 年`,
  },
  en: {
    lines: {
      series: 'Northbay Digital',
      issue: 'Brochure',
      title: 'Northbay product overview',
      more: 'Twelve products that share items, customers and order numbers',
    },
    foot: `${company.en} · 2026`,
  },
}
const overviewRow: Row = {
  industry: 'company',
  dark: true,
  course: 7,
  figures: ['', '12'],
  unit: ['款产品', 'products'],
  measure: ['同一套单号', 'One order number'],
}

async function printOverview(browser: Browser, lang: Lang) {
  const { lines, foot } = overview[lang]
  const cover = await paperCover(browser, lang, lines, chartArt(lang, 'product-overview', overviewRow), foot)
  await print(browser, lang, [files, 'product-overview'], lines.title, cover + (await productOverview(lang)))
}

// `covers [ids]`: the site's covers alone; `papers [names]`: these files alone; without a word, all.
const [part, ...names] = process.argv.slice(2)
const isAsked = (kind: 'covers' | 'papers', name: string) =>
  !part || (part === kind && (!names.length || names.includes(name)))
const browser = await chromium.launch(chromiumOptions())
for (const lang of langs) {
  await mkdir(files, { recursive: true })
  await mkdir(gated, { recursive: true })
  await mkdir(assets('publications', lang), { recursive: true })
  if (isAsked('papers', 'product-overview')) await printOverview(browser, lang)
  if (isAsked('papers', 'supplier-agreement')) {
    const { title, body } = supplierAgreement(lang)
    await print(browser, lang, [files, 'supplier-agreement'], title, body)
  }
  for (const item of records<Publication>(lang, 'publications')) {
    if (item.id > 812) continue
    if (isAsked('covers', String(item.id))) await webCover(browser, lang, item)
    if (item.type !== 'PUBLICATION' && isAsked('papers', String(item.id)))
      await printPaper(browser, lang, item)
  }
}
await browser.close()
