import { mix } from '../lib/palette'

export type Industry = 'equipment' | 'retail' | 'energy' | 'automotive' | 'food' | 'life' | 'company'

/** The one hue that each industry adds to the constant teal. */
export const hues: Record<Industry, string> = {
  equipment: '#4a7ba8',
  retail: '#e0a22c',
  energy: '#4f9a63',
  automotive: '#5a636d',
  food: '#b07a35',
  life: '#8468b8',
  company: '#2f8f98',
}

export interface Ink {
  dark: boolean
  land: string
  shore: string
  bands: string[]
  line: string
  bold: string
  text: string
  label: string
  quiet: string
  track: string
  coral: string
}

/** The colours of a sheet, by day (white deep water) or by night. */
export function inkOf(industry: Industry, dark: boolean): Ink {
  const hue = hues[industry]
  const share = industry === 'company' ? 0.46 : 0.3
  const land = dark ? mix('#10222e', hue, share) : mix('#ffffff', hue, share)
  const ends: [string, string] = dark ? ['#114352', '#06131d'] : ['#bfe0e3', '#fbfdfd']
  const bands = Array.from({ length: 8 }, (_, i) => mix(...ends, (i / 7) ** 0.8))
  return {
    dark,
    land,
    shore: dark ? mix(land, '#8fd6da', 0.35) : mix(land, '#0b3b45', 0.5),
    bands,
    line: dark ? '#2b6472' : '#8fc0c6',
    bold: dark ? '#3f8b98' : '#5fa3ab',
    text: dark ? '#eef8f8' : '#0b1f2b',
    label: dark ? '#b9dde0' : '#26505b',
    quiet: dark ? '#7fb6bd' : '#4e7f88',
    track: dark ? '#6fdde2' : '#00707a',
    coral: '#f2643d',
  }
}
