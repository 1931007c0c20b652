import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import { slugOf } from './entry'
import { assertAllowed, fetcherOf, type Hosts } from './fetch'

const PICTURE_BYTES = 20 * 2 ** 20
const MOST_PICTURES = 5000
/** What the site shows as pictures. */
const endings = ['jpg', 'png', 'gif', 'webp', 'avif', 'svg']

/** Gives pictures of another site an address on this one, and with `isWritten` fetches each once, else asks whether it may; rejects with the reason. */
export function pictureStore(publicDirectory: string, hosts: Hosts, isWritten: boolean) {
  const fetch = fetcherOf(hosts)
  const saved = new Map<string, Promise<string>>()
  const save = async (url: string): Promise<string> => {
    if (saved.size >= MOST_PICTURES) throw new Error(`more than ${MOST_PICTURES} pictures`)
    const { host, pathname, search } = new URL(url)
    const digest = createHash('sha256')
      .update(host + pathname + search)
      .digest('hex')
      .slice(0, 8)
    const addressOf = (ending: string) =>
      `/assets/imported/${digest}-${slugOf(basename(pathname, extname(pathname)))}.${ending}`
    const there = endings.map(addressOf).find((address) => existsSync(join(publicDirectory, address)))
    if (there) return there
    assertAllowed(hosts, url)
    if (!isWritten) return addressOf(extname(pathname).slice(1).toLowerCase())
    const { bytes } = await fetch(url, PICTURE_BYTES)
    const ending = endings.find((one) => one === imageSize(bytes).type)
    if (!ending) throw new Error(`the site shows ${endings.join(', ')}`)
    const file = join(publicDirectory, addressOf(ending))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes, { flag: 'wx' })
    return addressOf(ending)
  }
  const get = (url: string) => {
    const found = saved.get(url) ?? save(url)
    saved.set(url, found)
    return found
  }
  return { get, count: () => saved.size }
}
