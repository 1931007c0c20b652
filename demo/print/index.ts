import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import { harbour } from '../art/compose/harbour'
import { chip, columns, documents, gantt, network } from '../art/compose/ideas'
import { energy, factory, gears, warehouse } from '../art/compose/industry'
import type { BackdropName } from '../art/lib/backdrop'
import type { ThemeName } from '../art/lib/palette'
import { draw } from '../art/lib/picture'
import { chromiumOptions } from '../../scripts/lib/chromium'
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
const scenes = [harbour, factory, columns, network, gantt, warehouse, chip, gears, documents, energy]
const themeNames: ThemeName[] = ['ink', 'teal', 'mist', 'tint']
const grounds: BackdropName[] = ['bay', 'iso', 'lines']

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

/** A publication's cover, 720 × 960: generated art with the title set over it. */
async function cover(browser: Browser, lang: Lang, item: Publication) {
  const isJournal = item.type === 'PUBLICATION'
  const at = item.id % 100
  const theme = themeNames[at % (isJournal ? 4 : 2)] ?? 'ink'
  const build = scenes[(at * 3) % scenes.length]
  const art = draw(
    `publication-${item.id}`,
    { theme, back: grounds[at % 3] ?? 'bay', ...(build && { build }), zoom: 1.15 },
    'cover',
  )
  const picture = `data:image/png;base64,${(await sharp(Buffer.from(art)).png().toBuffer()).toString('base64')}`
  const isDark = theme === 'ink' || theme === 'teal'
  const kind = lang === 'cn' ? (isJournal ? '季刊' : '白皮书') : isJournal ? 'Quarterly' : 'White paper'
  const name = lang === 'cn' ? '北湾数智' : 'Northbay Digital'
  const ground = { ink: '#0b1a26', teal: '#04424b', mist: '#f7fafa', tint: '#d6ecee' }[theme]
  const page = await browser.newPage({ viewport: { width: 720, height: 960 } })
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>body{margin:0;width:720px;height:960px;background:${ground};color:${isDark ? '#fff' : '#0b1a26'};font-family:${fonts};position:relative;overflow:hidden}img{position:absolute;bottom:0;left:-150px;width:1020px}.t{position:absolute;inset:56px 56px auto}.k{display:flex;justify-content:space-between;font-size:22px;font-weight:600;padding-bottom:20px;border-bottom:2px solid currentColor;margin-bottom:36px}h1{margin:0;font-size:${item.name.length > (lang === 'cn' ? 16 : 40) ? 46 : 58}px;line-height:1.18;font-weight:700;letter-spacing:${lang === 'cn' ? 0 : '-.02em'};text-wrap:balance}</style><img src="${picture}"><div class="t"><div class="k"><span>${name}</span><span>${kind}</span></div><h1>${item.name}</h1></div>`,
  )
  const shot = await page.screenshot({ type: 'png' })
  await page.close()
  const file = join(assets, 'publications', lang, `${item.id}.jpg`)
  await sharp(shot).jpeg({ quality: 80, mozjpeg: true }).toFile(file)
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

const browser = await chromium.launch(chromiumOptions())
for (const lang of langs) {
  const files = join(assets, 'files')
  await mkdir(files, { recursive: true })
  await mkdir(gated, { recursive: true })
  await mkdir(join(assets, 'publications', lang), { recursive: true })
  const words = titles[lang]
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
