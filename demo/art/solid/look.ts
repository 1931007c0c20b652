import { hues, type Industry } from '../chart/ink'
import { mix } from '../lib/palette'
import type { Skin } from './model'
import type { Ground } from './render'

/** The surfaces that every subject is made of: teal and neutrals always, one hue of its industry, one coral. */
export interface Look {
  ground: Ground
  teal: Skin
  sea: Skin
  deep: Skin
  white: Skin
  pale: Skin
  grey: Skin
  dark: Skin
  metal: Skin
  steel: Skin
  hue: Skin
  tint: Skin
  shade: Skin
  glass: Skin
  coral: Skin
  floor: Skin
}

/** The surfaces and the ground of one industry, on paper or by night. */
export function lookOf(industry: Industry, dark: boolean): Look {
  const hue = industry === 'company' ? '#8fb9bd' : hues[industry]
  const skin = (color: string, gloss = 0): Skin => ({ color, gloss })
  const ground: Ground = dark
    ? { dark, near: mix('#123442', hue, 0.05), far: '#0b1a26', shade: '#050d14' }
    : {
        dark,
        near: mix('#ffffff', hue, 0.06),
        far: mix('#e9f2f3', hue, 0.1),
        shade: mix('#5d8790', hue, 0.2),
      }
  return {
    ground,
    teal: skin('#16939c', 0.35),
    sea: skin('#7fd3d6', 0.3),
    deep: skin('#0b5660', 0.3),
    white: skin('#f3f7f8', 0.2),
    pale: skin('#dde8ea', 0.15),
    grey: skin('#a9bcc2', 0.2),
    dark: skin('#2a4552', 0.3),
    metal: skin('#c3d2d8', 1),
    steel: skin('#7c97a3', 0.9),
    hue: skin(mix(hue, '#ffffff', 0.08), 0.3),
    tint: skin(mix(hue, '#ffffff', 0.5), 0.2),
    shade: skin(mix(hue, '#0b1f2b', 0.35), 0.3),
    glass: skin(dark ? '#2f7f8c' : '#9ad2d8', 1),
    coral: skin('#ff6a3f', 0.3),
    floor: skin(dark ? mix('#1c4553', hue, 0.06) : mix('#f4f9f9', hue, 0.1), 0),
  }
}
