import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'
import { globalSingleton } from '@/lib/global-singleton'
import { publicDirectory } from '@/lib/public-directory'
import { fileBelow, fileVersions, trusted } from './file-version'
import { videoSeconds } from './video-seconds'

/** Captions of a video in one language (BCP 47), a WebVTT file. */
export type Track = { url: string; srclang: string; label?: string; version?: string }
export type VideoFacts = { tracks?: Track[]; seconds?: number }

const video = /^\/(assets|gated)\/[^?#]*\.(?:mp4|m4v|mov|webm|ogv)$/i
const cache = globalSingleton('video facts', () => ({
  changes: 0,
  facts: new LRUCache<string, VideoFacts>({ max: 2000, ...trusted }),
}))

/** The file behind an address of ours; undefined for one that leads elsewhere. */
function fileOf(url: string): string | undefined {
  const [, room] = video.exec(url) ?? []
  // Behind a back end nothing of content/gated is given out (D34).
  if (room === undefined || (room === 'gated' && env().CONTENT_API_URL)) return undefined
  return fileBelow(room === 'assets' ? publicDirectory() : env().CONTENT_DIR, url, room)
}

/** `talk.mp4` → the `talk.{language}.vtt` that lie beside it, in the order of their names. */
export function captionFiles(file: string): { name: string; srclang: string }[] {
  const stem = basename(file).replace(/\.[^.]+$/, '.')
  const found = readdirSync(dirname(file)).filter((name) => name.startsWith(stem))
  return found.sort().flatMap((name) => {
    const [, srclang] = /^([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.vtt$/.exec(name.slice(stem.length)) ?? []
    return srclang === undefined ? [] : [{ name, srclang }]
  })
}

/**
 * What is read from a video of this site's own (D31): the captions that lie beside it and how long it is, s. Nothing for any other
 * address, and of a file that is not there. Each video is read once a second at most.
 */
export function videoFacts(url: string): VideoFacts {
  const { changes } = fileVersions.value
  if (cache.value.changes !== changes) cache.value.facts.clear()
  cache.value.changes = changes
  const before = cache.value.facts.get(url)
  if (before) return before
  try {
    const file = fileOf(url)
    if (file === undefined) return {}
    const folder = url.slice(0, url.lastIndexOf('/') + 1)
    const tracks = captionFiles(file).map(({ name, srclang }) => ({
      url: folder + encodeURIComponent(name),
      srclang,
    }))
    const seconds = /\.(?:mp4|m4v|mov)$/i.test(file) ? videoSeconds(file) : undefined
    const facts = {
      ...(tracks.length > 0 && { tracks }),
      ...(seconds && { seconds: Math.round(seconds * 10) / 10 }),
    }
    cache.value.facts.set(url, facts)
    return facts
  } catch {
    return {} // not there, or an address that cannot be decoded
  }
}
