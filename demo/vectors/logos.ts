import { CORAL, INK, n, save, span, TEAL, words } from './svg'
import { type Customer, customers } from './symbols'

/** The company symbol, 32×32: three depth contours of a bay, a route into it and its signal light. */
function bay(line: string, route: string): string {
  const pen = 'stroke-width="2.2" stroke-linecap="round"'
  return `<path ${pen} stroke="${line}" d="M2 10v5a14 14 0 0 0 28 0v-5M6.7 10v5a9.3 9.3 0 0 0 18.6 0v-5M11.4 10v5a4.6 4.6 0 0 0 9.2 0v-5"/>
    <path ${pen} stroke="${route}" d="M26 2.5h-6a4 4 0 0 0-4 4v5"/><circle cx="16" cy="14" r="2.6" fill="${CORAL}"/>`
}

/** One company logo file, 32 high and as wide as its words need. */
function company(
  file: string,
  text: string,
  size: number,
  baseline: number,
  ink: string,
  route: string,
): void {
  const width = Math.ceil(40 + span(text, size) + 1)
  save(`logos/${file}.svg`, width, 32, bay(ink, route) + words(text, 40, baseline, size, ink))
}

function symbol({ ink, solid, lines, turns }: Customer): string {
  const one = solid && `<path fill="${ink}" fill-rule="evenodd" d="${solid}"/>`
  const all = Array.from({ length: turns }, (_, i) =>
    i === 0 ? one : `<g transform="rotate(${n((360 / turns) * i)} 24 24)">${one}</g>`,
  ).join('')
  const line = lines && `<path stroke="${ink}" stroke-width="4" stroke-linejoin="round" d="${lines}"/>`
  return `<g transform="translate(8 16)">${all}${line}</g>`
}

/** One customer's two logo files, 240×80, one line each: what stands below a name cannot be read in a strip of logos. */
function customer(id: number, who: Customer): void {
  const size = Math.min(36, 166 / span(who.en, 1))
  save(`logos/case-${id}.cn.svg`, 240, 80, symbol(who) + words(who.cn, 70, 53, 38, who.ink))
  save(`logos/case-${id}.en.svg`, 240, 80, symbol(who) + words(who.en, 70, 40 + size * 0.36, size, who.ink))
}

/** Writes the company's four logos and the customers' thirty-six. */
export function drawLogos(): void {
  company('northbay', '北湾数智', 26, 25.5, INK, TEAL)
  company('northbay-light', '北湾数智', 26, 25.5, '#FFFFFF', '#57CDD4')
  company('northbay-en', 'Northbay Digital', 21, 23, INK, TEAL)
  company('northbay-en-light', 'Northbay Digital', 21, 23, '#FFFFFF', '#57CDD4')
  customers.forEach((who, i) => {
    customer(401 + i, who)
  })
}
