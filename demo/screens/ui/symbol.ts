import { hue } from './palette'

/** The company's symbol in a square of `size`. */
export function symbol(size: number, front: string = hue.aqua, back = 'none'): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 48 48" fill="none"><rect width="48" height="48" rx="11" fill="${back}"/><path d="M11 37V11l26 26V11" stroke="${front}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></svg>`
}
