/** The tones of one solid: its three visible sides and its edges. */
export interface Mat {
  top: string
  left: string
  right: string
  edge: string
}

export type MatName = 'base' | 'accent' | 'strong' | 'deep' | 'coral' | 'mid'
export type ThemeName = 'ink' | 'teal' | 'mist' | 'tint'

/** Everything a picture takes its colours from. */
export interface Theme {
  name: ThemeName
  dark: boolean
  bg: string
  /** Depth tints of the contour field, from the background away. */
  bands: readonly string[]
  /** Faint, medium and accent strokes, and the strongest tone. */
  line: string
  mid: string
  hi: string
  strong: string
  coral: string
  mats: Record<MatName, Mat>
}

const mat = (top: string, left: string, right: string, edge: string): Mat => ({ top, left, right, edge })

const coral = mat('#ff8b66', '#f2643d', '#cf4d2a', '#ffb199')

const ink: Theme = {
  name: 'ink',
  dark: true,
  bg: '#0b1a26',
  bands: ['#0d1f2d', '#0f2433', '#112a3a', '#133042', '#16374a', '#193e52'],
  line: '#1d4052',
  mid: '#3b6f82',
  hi: '#57cdd4',
  strong: '#eef7f7',
  coral: '#f2643d',
  mats: {
    base: mat('#245064', '#1a3d50', '#122d3e', '#5290a2'),
    mid: mat('#3a7386', '#2a596c', '#1d4254', '#74b3c0'),
    deep: mat('#163344', '#112937', '#0d202d', '#31596b'),
    accent: mat('#6fdde2', '#22a1aa', '#0b7680', '#a6f0f2'),
    strong: mat('#f3fafa', '#b5d2d8', '#83aab5', '#ffffff'),
    coral,
  },
}

const teal: Theme = {
  name: 'teal',
  dark: true,
  bg: '#04424b',
  bands: ['#064953', '#08505a', '#0a5862', '#0d606a', '#106872', '#14717b'],
  line: '#176873',
  mid: '#46a0a9',
  hi: '#8ceaed',
  strong: '#f2fbfb',
  coral: '#f2643d',
  mats: {
    base: mat('#1b7983', '#10636d', '#0a505a', '#5cb6be'),
    mid: mat('#3b9aa3', '#267f89', '#186873', '#86d3d8'),
    deep: mat('#0c5a64', '#084c55', '#053f48', '#2c868f'),
    accent: mat('#b2f3f4', '#6fdde2', '#36adb6', '#e0fcfc'),
    strong: mat('#ffffff', '#c6e4e6', '#8fbfc4', '#ffffff'),
    coral,
  },
}

const mist: Theme = {
  name: 'mist',
  dark: false,
  bg: '#f7fafa',
  bands: ['#f1f8f8', '#ebf5f6', '#e4f1f2', '#dceef0', '#d6ecee', '#cde6e9'],
  line: '#cfe0e4',
  mid: '#8db9c0',
  hi: '#006d77',
  strong: '#0b1a26',
  coral: '#f2643d',
  mats: {
    base: mat('#ffffff', '#e9f2f4', '#d5e5e9', '#85adb6'),
    mid: mat('#d9eef0', '#bcdde1', '#a0cbd1', '#5d9aa3'),
    deep: mat('#f4f9f9', '#e6f0f2', '#dae8eb', '#a9c6cd'),
    accent: mat('#22a1aa', '#007985', '#005a63', '#00464d'),
    strong: mat('#2c5064', '#163447', '#0b1f2d', '#5f8799'),
    coral: { ...coral, edge: '#a93a1b' },
  },
}

const tint: Theme = {
  ...mist,
  name: 'tint',
  bg: '#d6ecee',
  bands: ['#cbe6e9', '#c0e0e4', '#b4dade', '#a8d3d8', '#9cccd2', '#8fc4cb'],
  line: '#b0d5da',
  mid: '#5fa5ae',
  mats: {
    ...mist.mats,
    base: mat('#ffffff', '#e3f2f3', '#b9dade', '#4f949d'),
    mid: mat('#aedbdf', '#85c3ca', '#62a9b2', '#2c7d87'),
    deep: mat('#e6f4f5', '#c9e5e8', '#b0d5da', '#6daab2'),
  },
}

export const themes: Record<ThemeName, Theme> = { ink, teal, mist, tint }

/** Mixes two #rrggbb colours; k = 0 gives the first. */
export function mix(a: string, b: string, k: number): string {
  const part = (at: number) => {
    const x = Number.parseInt(a.slice(at, at + 2), 16)
    const y = Number.parseInt(b.slice(at, at + 2), 16)
    return Math.round(x + (y - x) * k)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}
