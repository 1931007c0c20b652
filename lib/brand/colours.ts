/** The shades of a brand, `#rrggbb` each; `dark…` stand on `ink`, all others on white. */
export type BrandColours = Record<(typeof brandShades)[number], string>

export const brandShades = [
  ...(['ink', 'inkRaised', 'inkSoft', 'inkFaint', 'mist', 'line'] as const),
  ...(['accent', 'accentStrong', 'tint', 'tintStrong'] as const),
  ...(['darkAccent', 'darkAccentStrong', 'darkTint', 'darkTintStrong'] as const),
]

const WHITE = '#ffffff'
/** What WCAG 2 asks of text, and of what is no text. */
const TEXT = 4.5
const SHAPE = 3

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]

/** `share` of another colour mixed into one, both `#rrggbb`. */
export function mixed(colour: string, other: string, share: number): string {
  const others = channels(other)
  const parts = channels(colour).map((value, at) => value + ((others[at] ?? 0) - value) * share)
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour itself where it can be read on a ground, else with as little of `towards` as it takes. */
function readable(colour: string, ground: string, towards: string, least = TEXT): string {
  for (let share = 0; share < 1; share += 0.02) {
    const found = mixed(colour, towards, share)
    if (contrast(found, ground) >= least) return found
  }
  return towards
}

/** All shades from one or two seeds, `#rrggbb`: text of 4.5, shapes of 3 on every ground they stand on. Pure. */
export function brandColours(seed: string, inkSeed = mixed(seed, '#0b0f14', 0.86)): BrandColours {
  const tintStrong = mixed(seed, WHITE, 0.84)
  const ink = readable(inkSeed, tintStrong, '#000000', 12)
  const inkRaised = mixed(ink, WHITE, 0.08)
  const darkTintStrong = mixed(ink, seed, 0.28)
  const mist = mixed(ink, WHITE, 0.95)
  const accent = [mist, tintStrong].reduce((found, ground) => readable(found, ground, '#000000'), seed)
  const darkAccent = [ink, darkTintStrong].reduce(
    (found, ground) => readable(found, ground, WHITE),
    mixed(seed, WHITE, 0.4),
  )
  return {
    ...{ ink, inkRaised },
    inkSoft: readable(mixed(ink, WHITE, 0.26), tintStrong, ink),
    inkFaint: readable(mixed(ink, WHITE, 0.4), mixed(seed, WHITE, 0.92), ink),
    mist,
    line: mixed(ink, WHITE, 0.86),
    accent,
    accentStrong: readable(mixed(accent, '#000000', 0.24), tintStrong, '#000000'),
    ...{ tint: mixed(seed, WHITE, 0.93), tintStrong },
    darkAccent,
    darkAccentStrong: mixed(darkAccent, WHITE, 0.35),
    ...{ darkTint: mixed(ink, seed, 0.16), darkTintStrong },
  }
}

type Contrast = {
  text: keyof BrandColours
  ground: keyof BrandColours | 'white'
  found: number
  least: number
}

/** The contrast of every pair of shades that meet on pages, and what WCAG 2 asks of it. Pure. */
export function contrasts(colours: BrandColours): Contrast[] {
  const pairs: [Contrast['text'], Contrast['ground'], number][] = [
    ...(['ink', 'inkSoft', 'accent', 'accentStrong'] as const).flatMap((text) =>
      (['white', 'mist', 'tint', 'tintStrong'] as const).map(
        (ground): [Contrast['text'], Contrast['ground'], number] => [text, ground, TEXT],
      ),
    ),
    ['inkFaint', 'white', TEXT],
    ['darkAccent', 'ink', TEXT],
    ['darkAccentStrong', 'ink', TEXT],
    ['darkAccent', 'darkTintStrong', SHAPE],
  ]
  return pairs.map(([text, ground, least]) => ({
    ...{ text, ground, least },
    found: contrast(colours[text], ground === 'white' ? WHITE : colours[ground]),
  }))
}

/** Pairs of shades that are too near each other, a line each: for scales that somebody wrote over. Pure. */
export const unreadable = (colours: BrandColours): string[] =>
  contrasts(colours).flatMap(({ text, ground, found, least }) =>
    found < least ? [`${text} on ${ground}: contrast ${found.toFixed(1)}, at least ${least}`] : [],
  )
