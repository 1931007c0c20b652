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

/** The values of app/tokens.css that a brand says otherwise, one step more particular; '' for none. Paper keeps its own colours. */
export function brandStyle({ colours, radius }: Brand): string {
  const corners = radius
    ? declared({ 'radius-s': `${radius[0]}px`, 'radius-m': `${radius[1]}px`, 'radius-l': `${radius[2]}px` })
    : ''
  if (!colours) return corners && `:root:root{${corners}}`
  return `@media screen{:root:root{${declared({ ...base(colours), ...light(colours) })}${corners}}[data-theme='light'][data-theme]{${declared(light(colours))}}[data-theme='dark'][data-theme]{${declared(dark(colours))}}}`
}
