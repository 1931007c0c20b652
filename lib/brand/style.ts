import type { Brand } from './brand'
import type { BrandColours } from './colours'

const declared = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

const light = ({ ink, inkSoft, inkFaint, line, accent, accentStrong, tint, tintStrong }: BrandColours) => ({
  ...{ text: ink, 'text-soft': inkSoft, 'text-faint': inkFaint, hairline: line },
  ...{ accent, 'accent-strong': accentStrong, tint, 'tint-strong': tintStrong, focus: accent },
})

const dark = (colours: BrandColours) => ({
  'surface-raised': colours.inkRaised,
  ...{ accent: colours.darkAccent, 'accent-strong': colours.darkAccentStrong },
  ...{ tint: colours.darkTint, 'tint-strong': colours.darkTintStrong, focus: colours.darkAccentStrong },
})

const base = (colours: BrandColours) => ({
  ...{ ink: colours.ink, 'ink-raised': colours.inkRaised, 'ink-soft': colours.inkSoft },
  ...{ 'ink-faint': colours.inkFaint, mist: colours.mist, line: colours.line },
  ...{
    brand: colours.accent,
    'brand-on-dark': colours.darkAccent,
    'brand-on-dark-strong': colours.darkAccentStrong,
  },
  'veil-dark': `${colours.ink}e0`,
  'shadow-1': `0 1px 2px ${colours.ink}0f,0 4px 16px ${colours.ink}0f`,
  'shadow-2': `0 2px 6px ${colours.ink}14,0 18px 48px ${colours.ink}24`,
})

/** The company's faces take the place of the product's; until they are there, letters stand as wide as before. */
function faces(fonts: Brand['fonts'] = []): string {
  const declarations = fonts.map(
    ({ file, weight, range }) =>
      `@font-face{font-family:Brand;src:url(${file}) format('woff2');font-display:swap;${weight ? `font-weight:${weight};` : ''}${range ? `unicode-range:${range};` : ''}}`,
  )
  return fonts.length > 0
    ? `${declarations.join('')}:root:root{--font-instrument:Brand,'Instrument Until';}`
    : ''
}

/** The values of app/tokens.css that a brand says otherwise, one step more particular; '' for none. Paper keeps its own colours. */
export function brandStyle({ colours, radius, fonts }: Brand): string {
  const corners = radius
    ? declared({ 'radius-s': `${radius[0]}px`, 'radius-m': `${radius[1]}px`, 'radius-l': `${radius[2]}px` })
    : ''
  const others = faces(fonts) + (corners && `:root:root{${corners}}`)
  if (!colours) return others
  return `${others}@media screen{:root:root{${declared({ ...base(colours), ...light(colours) })}}[data-theme='light'][data-theme]{${declared(light(colours))}}[data-theme='dark'][data-theme]{${declared(dark(colours))}}}`
}
