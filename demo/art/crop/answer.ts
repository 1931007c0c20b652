import { type Lang, langs } from '../../screens/lib/lang'
import type { Scene } from '../../screens/lib/scene'
import { moments } from '../../screens/solutions/moments'
import { symbol } from '../../screens/ui/symbol'
import type { Plate } from '../lib/plate'
import { openScene, shot } from './page'

type Sheet = { width: number; height: number; ratio: number; css: string }

const ground = 'radial-gradient(circle at 74% 46%,#143a49,#0b1a26 78%)'
const common = `
.root{position:fixed;z-index:9;inset:0;background:${ground};overflow:hidden}
.sheet{position:absolute;display:flex;flex-direction:column;overflow:hidden;background:#fff;box-shadow:0 30px 60px rgba(0,0,0,.5)}
.sheet .top{flex:none;display:flex;align-items:center;gap:12px;height:50px;padding:0 18px;border-bottom:1px solid #DDE4E8;white-space:nowrap}.sheet .top b{font-size:16px}.sheet .top span{font-size:15px;color:#566874}
.sheet .parts{flex:1;min-height:0;display:flex}
.sheet .said{display:flex;flex-direction:column;gap:12px;padding:16px 18px;background:#F3F6F7}
.sheet .say{max-width:none!important;padding:10px 16px!important;border-radius:14px!important;font-size:15.5px!important;line-height:1.4!important;text-wrap:balance;word-break:keep-all}
.sheet .say:first-child{align-self:flex-end;background:#DDF0F1;border:1px solid #DDF0F1}.sheet .say:last-child{flex:1;display:flex;flex-direction:column;gap:8px;background:#fff;border:1px solid #DDE4E8}
.sheet .say .row{display:none}.sheet .proof{flex:1;display:flex;justify-content:space-between;align-items:center;gap:12px;margin:0!important;padding:0 12px!important;border-radius:8px!important;background:#F3F6F7;font-size:14.5px!important;white-space:nowrap}`

/** In the right half of a band, whose words end before the seventh column: narrow windows see the answer and not the lines of the order beside it. */
const wide: Sheet = {
  width: 1200,
  height: 450,
  ratio: 2,
  css: `.sheet{left:636px;top:46px;width:600px;height:358px;border-radius:12px 0 0 12px}.said{width:366px}
.lines{flex:1;border-left:1px solid #DDE4E8}.lines table{width:234px;height:100%;table-layout:fixed}.lines :is(td,th){padding:0 0 0 14px!important;font-size:14px!important;white-space:nowrap}.lines :is(td,th):nth-child(2){padding:0 50px 0 0!important}.lines :is(td,th):nth-child(3),.lines colgroup{display:none}.lines th{height:38px}.lines td{height:auto!important}.lines th:nth-child(2){width:118px}`,
}

/** Below the words on phones. */
const narrow: Sheet = {
  width: 450,
  height: 384,
  ratio: 2.5,
  css: '.sheet{left:28px;top:24px;width:394px;height:336px;border-radius:14px}.said{width:100%;padding:14px 16px}.sheet .say{font-size:17px!important;padding:10px 14px!important}.sheet .proof{font-size:16px!important}.lines{display:none}',
}

/** In the page: takes the question, the answer with its evidence and the order's lines out of the screen. */
function arrange({ css, mark }: { css: string; mark: string }): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const root = document.createElement('div')
  root.className = 'root'
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  root.innerHTML = `<style>${css}</style><div class="sheet"><div class="top">${mark}<b>${text('.bar .name')}</b><span>${text('.phead h1')}</span></div><div class="parts"><div class="said"></div><div class="lines"></div></div></div>`
  document.body.append(root)
  root.querySelector('.said')?.append(...all('.talk .say').slice(0, 2))
  root.querySelector('.lines')?.append(document.querySelector('.body table') as HTMLElement)
}

async function draw(lang: Lang, { css, ...size }: Sheet): Promise<Buffer> {
  const page = await openScene(moments['ai-answer']?.scene as Scene, lang, size.ratio)
  await page.evaluate(arrange, { css: common + css, mark: symbol(26) })
  return shot(page, size)
}

/** The band of the home page on Core: what is asked, the answer, and what it rests on. */
export const answerBands: Plate[] = langs.flatMap((lang) => [
  { file: `banners/core-pc.${lang}.webp`, budget: 60_000, draw: () => draw(lang, wide) },
  { file: `banners/core-mobile.${lang}.webp`, budget: 44_000, draw: () => draw(lang, narrow) },
])
