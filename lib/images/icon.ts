import { LRUCache } from 'lru-cache'
import { type Brand, brand } from '@/lib/brand/brand'
import { log } from '@/lib/log'
import { readPicture } from './read-picture'
import { sharp } from './sharp'

/** Icons by the name of their file, and how large they are, px; the SVG has no size. */
const sizes: Record<string, number> = {
  'icon.svg': 0,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'apple-icon.png': 180,
  'favicon.ico': 48,
}

/** The sign of a company that has none: two rounded squares in its colours. */
function plainSign({ colours }: Brand): string {
  const { ink, darkAccent } = colours ?? { ink: '#1f2937', darkAccent: '#93c5fd' }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ink}"/><g fill="none" stroke="${darkAccent}" stroke-width="2.5"><rect x="7" y="7" width="12" height="12" rx="3"/><rect x="13" y="13" width="12" height="12" rx="3"/></g></svg>`
}

/** A picture as the one entry of an ICO file: a header of 22 bytes, then the PNG itself. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.byteLength, 14)
  header.writeUInt32LE(header.byteLength, 18)
  return Buffer.concat([header, png])
}

type Icon = { bytes: Buffer; type: string }
/** Icons that were drawn, for a minute: a flood of requests draws none. */
const drawnIcons = new LRUCache<string, Icon, string>({
  ...{ max: 16, ttl: 60_000 },
  fetchMethod: (_, __, { context: name }) => iconOf(name),
})

/** An icon made of the brand's mark, or of a plain sign in its colours; undefined for a name that is none. */
export function brandIcon(name: string): Promise<Icon | undefined> {
  if (!Object.hasOwn(sizes, name)) return Promise.resolve(undefined)
  return drawnIcons.fetch(`${name} ${JSON.stringify(brand())}`, { context: name })
}

/** Pixels an inch at which SVG is drawn: small ones larger than they say, very large ones as they are. */
const FINE = 300
const COARSE = 72

/** A mark that cannot be rendered is logged and replaced by the plain sign. */
const iconOf = (name: string) =>
  drawIcon(name, brand(), FINE)
    .catch(() => drawIcon(name, brand(), COARSE))
    .catch((error: unknown) => {
      log.warn({ mark: brand().mark, reason: String(error) }, 'brand mark not rendered')
      return drawIcon(name, { ...brand(), mark: undefined }, FINE)
    })

async function drawIcon(name: string, own: Brand, density: number): Promise<Icon | undefined> {
  const size = sizes[name]
  if (size === undefined) return undefined
  const isSvg = own.mark === undefined || own.mark.endsWith('.svg')
  const read = own.mark && (await readPicture(own.mark).catch(() => undefined))
  const mark = read || Buffer.from(plainSign(own))
  if (size === 0 && (isSvg || !read)) return { bytes: mark, type: 'image/svg+xml' }
  // Phones cut corners off by themselves and show what is see-through in black.
  const isFilled = name === 'apple-icon.png'
  const drawn = sharp(mark, { density, limitInputPixels: 80_000_000 }).resize({
    ...{ width: size || 512, height: size || 512, fit: 'contain' },
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  })
  const png = await (isFilled ? drawn.flatten({ background: own.colours?.ink ?? '#1f2937' }) : drawn)
    .png()
    .toBuffer()
  if (size === 0) {
    const data = png.toString('base64')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><image width="512" height="512" href="data:image/png;base64,${data}"/></svg>`
    return { bytes: Buffer.from(svg), type: 'image/svg+xml' }
  }
  if (name.endsWith('.ico')) return { bytes: icoOf(png, size), type: 'image/x-icon' }
  return { bytes: png, type: 'image/png' }
}
