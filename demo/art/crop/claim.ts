import { type Lang, langs } from '../../screens/lib/lang'
import { claim } from '../../screens/solutions/moments'
import type { Plate } from '../lib/plate'
import { openScene, shot } from './page'
import { type Frame, phone } from './phone'

const ground = 'radial-gradient(circle at 72% 40%,#f8fcfc,#dcebed 82%)'
/** The phone in a dark body with round corners, its screen at this zoom. */
const device = (zoom: number, { width, height }: Frame) => `
html body{position:relative;width:${width}px;height:${height}px;background:${ground};overflow:hidden}
.device{position:absolute;padding:8px;border-radius:${8 + 50 * zoom}px;background:#0B1A26;box-shadow:0 0 0 1px #2b4352,0 26px 52px rgba(11,60,70,.3)}
.device .ph{zoom:${zoom};height:800px;border-radius:50px;background:#0B1A26}.ph .ct{background:#F3F6F7}.ph.ph .st{height:48px;padding:8px 34px 0}.ph.ph .ft{padding-bottom:26px}`

const wide: Frame = { width: 704, height: 520, ratio: 2 }
const wideCss = `${device(0.585, wide)}
.device{left:48px;top:18px}
.enlarged{position:absolute;left:342px;right:36px;top:50%;transform:translateY(-50%);display:flex;flex-direction:column;gap:14px}
.enlarged .card{border-radius:14px;padding:6px 18px!important;box-shadow:0 16px 40px rgba(11,60,70,.13)}
.enlarged .fact{font-size:15.5px;padding:13px 0}.enlarged .h{margin:8px 4px -2px!important;font-size:17px}.enlarged .way{padding:14px 18px!important}.enlarged .way b{font-size:17px}.enlarged .way span{font-size:15px}`

/** What a phone gets: the filled fields and the question on the upper part of the phone, which goes on below. */
const narrowCss = `${device(0.84, phone)}
.device{left:26px;top:24px}.ph .ct>*{flex:none}.ph .ct{gap:16px}`

/** Puts the screen into its body and, where there is room, beside it what it filled in and asks, as large as the text. */
function frameIt({ css, isWide }: { css: string; isWide: boolean }): void {
  const screen = document.querySelector<HTMLElement>('.ph')
  if (!screen) throw new Error('no phone')
  const body = document.createElement('div')
  body.className = 'device'
  screen.replaceWith(body)
  body.append(screen)
  body.insertAdjacentHTML('afterend', `<style>${css}</style>`)
  if (!isWide) return
  const beside = document.createElement('div')
  beside.className = 'enlarged'
  for (const part of [...screen.querySelectorAll('.ct > *')].slice(0, 3)) beside.append(part.cloneNode(true))
  document.body.append(beside)
}

async function drawClaim(lang: Lang, isWide: boolean): Promise<Buffer> {
  const size = isWide ? wide : phone
  const page = await openScene(claim, lang, size.ratio)
  await page.evaluate(frameIt, { css: isWide ? wideCss : narrowCss, isWide })
  return shot(page, size)
}

/** The expense claim of a release: for a column of text, and for phones. */
export const claimCrops: Plate[] = langs.flatMap((lang) =>
  [true, false].map((isWide) => ({
    file: `screens/${lang}/news-518-claim${isWide ? '' : '-phone'}.webp`,
    budget: 40_000,
    draw: () => drawClaim(lang, isWide),
  })),
)
