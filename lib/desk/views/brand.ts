import type { BrandProblem, brandReport } from '@/lib/brand/brand'
import { type BrandColours, contrasts } from '@/lib/brand/colours'
import { attributes, type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { crumb, frames, inDeskLanguage, list, writtenPlace } from './parts'

type Report = ReturnType<typeof brandReport> & { key: string }

function problemsOf(desk: Desk, problems: BrandProblem[]): Html {
  const { t } = desk
  if (problems.length === 0) return html`<p class="note">${t('desk.brandFine')}</p>`
  const lines = problems.map(
    ({ path, message }) =>
      html`<li>${path.length > 0 && html`${writtenPlace(desk, path)} `}${inDeskLanguage(desk, message)}</li>`,
  )
  return html`<div class="note alert"><p>${t('desk.brandWrong', { count: problems.length })}</p><ul>${lines}</ul></div>`
}

function files({ t, locale }: Desk, { brand: { logo } }: Report): Html {
  const shown = {
    light: logo?.light,
    dark: logo?.dark,
    mark: '/icon.svg',
    share: `/api/share/${locale}`,
  }
  const cards = Object.entries(shown).map(([name, src]) => {
    const title = t('desk.brandFile', { name })
    // By height alone: an SVG may have no size of its own.
    const size = name === 'share' ? { width: 600, height: 315 } : { height: 48 }
    const picture =
      src === undefined
        ? html`<p class="soft">${t('desk.brandNone', { name, language: locale })}</p>`
        : html`<p><img${attributes({ src, alt: title, ...size })}></p>`
    const ground = name === 'dark' && src !== undefined ? 'card shown dark' : 'card shown'
    return html`<li class="${ground}"><h3>${title}</h3>${picture}</li>`
  })
  return html`<section><h2 class="over">${t('desk.brandFiles')}</h2><ul class="halves">${cards}</ul></section>`
}

function coloursOf({ t }: Desk, { brand: { colours }, written }: Report): Html {
  const title = html`<h2 class="over">${t('desk.brandColours')}</h2>`
  if (!colours) return html`<section>${title}<p class="card soft">${t('desk.brandNoColours')}</p></section>`
  const pairs = contrasts(colours)
  const heads = [t('desk.brandShade'), t('desk.brandSource'), t('desk.brandContrast')]
  const shades = Object.entries(colours) as [keyof BrandColours, string][]
  const rows = shades.map(([name, colour]) => {
    const own = written[name]
    const kind = own === undefined ? 'computed' : own === colour ? 'written' : 'changed'
    const figures = pairs
      .filter(({ text }) => text === name)
      .map(({ text, ground, found, least }) => {
        const line = t('desk.brandContrastOf', { text, ground, found: found.toFixed(1), least })
        return html`<li${attributes({ class: found < least && 'error' })}>${line}</li>`
      })
    return html`<tr><th scope="row"><svg width="32" height="20" aria-hidden="true"><rect width="32" height="20" rx="4" fill="${colour}"/></svg> ${name} <code translate="no">${colour}</code></th><td data-label="${heads[1]}">${t('desk.brandSourceOf', { kind, written: own ?? '' })}</td><td data-label="${heads[2]}">${figures.length > 0 ? html`<ul>${figures}</ul>` : '–'}</td></tr>`
  })
  return html`<section>${title}${list('health', heads, rows)}</section>`
}

function otherFacts({ t, locale }: Desk, { brand: { radius, fonts }, key }: Report): Html {
  const facts = {
    brandName: t('desk.brandNameOf', { name: t('shell.siteName'), language: locale }),
    brandCorners: radius?.map((corner) => `${corner} px`).join(', '),
    brandLetters: fonts?.map(({ file }) => file).join(', '),
    brandKey: key,
  }
  const lines = (['brandName', 'brandCorners', 'brandLetters', 'brandKey'] as const).map(
    (name) => html`<div><dt>${t(`desk.${name}`)}</dt><dd>${facts[name] || t('desk.brandOwn')}</dd></div>`,
  )
  return html`<section><h2 class="over">${t('desk.brandOther')}</h2><dl class="card facts">${lines}</dl></section>`
}

function components(desk: Desk): Html {
  const { t, href } = desk
  const src = href('/desk/brand/components')
  return html`<section class="card"><h2>${t('desk.brandComponents')}</h2><p class="soft">${t('desk.brandComponentsText')} <a href="${src}">${t('desk.brandAlone')}</a></p>${frames(desk, { src, sandbox: 'allow-same-origin' })}</section>`
}

/** What brand.yaml makes: computed shades with their contrast, logos, the components in it, and what is wrong with the file. */
export function brandView(desk: Desk, report: Report): Html {
  const { t } = desk
  return html`${crumb(desk, 'content')}<h1>${t('desk.brand')}</h1><p class="soft">${t('desk.brandText')}</p>${problemsOf(desk, report.problems)}
${files(desk, report)}${coloursOf(desk, report)}${otherFacts(desk, report)}${components(desk)}`
}
