import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { LRUCache } from 'lru-cache'
import { resizedUrl } from '@/lib/contract/image-address'
import { publicDirectory } from '@/lib/public-directory'
import { fileBeside, fileVersion } from './file-version'
import { isOwnOrListed } from './resource'

/** Width of a text's column, and of a phone's, in CSS px. */
const COLUMN = 704
const PHONE = 335
/** The size of a picture is in its first bytes; a JPEG's preview may come before it. */
const HEAD_BYTES = 256 * 1024

type Size = { width: number; height: number }
const sizes = new LRUCache<string, Size>({ max: 5000 })

/** Pixels of a picture under public/assets; undefined for any other. */
function sizeOf(url: string, version: string | undefined): Size | undefined {
  if (version === undefined) return undefined
  const key = `${url} ${version}`
  const cached = sizes.get(key)
  if (cached) return cached
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '')
    const file = openSync(join(publicDirectory(), path), 'r')
    const head = Buffer.alloc(HEAD_BYTES)
    const length = readSync(file, head, 0, HEAD_BYTES, 0)
    closeSync(file)
    const { width, height, orientation = 1 } = imageSize(head.subarray(0, length))
    const size = orientation > 4 ? { width: height, height: width } : { width, height }
    sizes.set(key, size)
    return size
  } catch {
    return undefined // no picture that can be read: it is shown as it is
  }
}

/** Width of a picture under public/assets, px; undefined for any other and for what is no picture. */
export const pictureWidth = (url: string): number | undefined => sizeOf(url, fileVersion(url))?.width

/** The text that an attribute's value stands for, and the other way. */
export const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
export const encode = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const pixels = (text: string | undefined) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : undefined)

/** The box of a picture: as wide as its editor or its file says, never wider than `most`. */
function boxOf(size: Size, wanted: number | undefined, most: number): Size {
  const width = Math.min(wanted ?? size.width, most)
  return { width, height: Math.max(1, Math.round((width * size.height) / size.width)) }
}

const tag = (name: string, attributes: Record<string, string | number>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${encode(String(value))}"`)
    .join('')} />`

/** A picture in a box no wider than `most`, with its size where it is known. */
function shownIn(attributes: Record<string, string>, src: string, most: number) {
  const version = fileVersion(src)
  const file = { url: src, version, isResizable: isOwnOrListed(src) && !/^\/api\/(?!upstream\/)/.test(src) }
  const [width, height] = [pixels(attributes.width), pixels(attributes.height)]
  const size = sizeOf(src, version) ?? (width && height ? { width, height } : undefined)
  const box = size && boxOf(size, width, most)
  return { url: resizedUrl(file, box?.width ?? most), box }
}

function pictureOf(attributes: Record<string, string>): string {
  const { src = '' } = attributes
  const { url: wideUrl, box: wide } = shownIn(attributes, src, COLUMN)
  const { url: narrowUrl, box: narrow } = shownIn(attributes, fileBeside(src, '-phone'), PHONE)
  // Hosts such as WeChat's answer other sites' pages with a picture that says so.
  const policy = /^https?:/i.test(src) && { referrerpolicy: 'no-referrer' }
  const image = tag('img', { ...attributes, src: wideUrl ?? src, ...wide, ...policy })
  if (narrowUrl === undefined || narrowUrl === wideUrl) return image
  const source = tag('source', { media: '(max-width: 767px)', srcset: narrowUrl, ...narrow })
  return `<picture>${source}${image}</picture>`
}

/**
 * Pictures of sanitised HTML go the way of all others (D28): resized for the text's column, WebP where the browser takes it,
 * with width and height so that nothing moves, and a version so that a replaced file is seen. Phones get the file drawn for them.
 */
export function sizePictures(html: string): string {
  return html.replace(/<img\b[^>]*>/g, (image) => {
    const found = [...image.matchAll(/\s([a-z]+)="([^"]*)"/g)]
    return pictureOf(Object.fromEntries(found.map(([, name = '', value = '']) => [name, decode(value)])))
  })
}
