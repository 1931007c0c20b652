import { LRUCache } from 'lru-cache'
import { monotonicNow } from '@/lib/clock'
import { endsAsFile } from '@/lib/contract/safe-url'
import { send } from '@/lib/http/client'

const TIMEOUT_MS = 5000
/** So many bytes say what a video is. */
const FIRST = 12
/** Types by address, as a player asks for a video in many parts. */
const types = new LRUCache<string, string>({ max: 500, ttl: 600_000 })

/** The type of a video by its first bytes: MP4 and QuickTime, WebM, Ogg; undefined for anything else. */
function videoType(first: Buffer): string | undefined {
  if (first.toString('latin1', 4, 8) === 'ftyp')
    return first.toString('latin1', 8, 10) === 'qt' ? 'video/quicktime' : 'video/mp4'
  if (first.toString('hex', 0, 4) === '1a45dfa3') return 'video/webm'
  return first.toString('latin1', 0, 4) === 'OggS' ? 'video/ogg' : undefined
}

/**
 * The type of a file of the back end as its server declares it. Where neither that nor the name says anything (octets, no ending), a video's own
 * first bytes do: stores that keep files under an id know no types. Throws as `send` does.
 */
export async function typeOfFile(url: string, declared: string): Promise<string> {
  const isTold = declared !== '' && !/^(?:application|binary)\/octet-stream\b/i.test(declared)
  if (isTold || endsAsFile(new URL(url).pathname)) return declared
  const cached = types.get(url)
  if (cached !== undefined) return cached
  const { bytes } = await send({
    url,
    headers: { range: `bytes=0-${FIRST - 1}` },
    deadline: monotonicNow() + TIMEOUT_MS,
    maxBytes: FIRST,
    ifLarger: 'cut', // by a server that knows no ranges
  })
  const type = videoType(bytes) ?? declared
  types.set(url, type)
  return type
}
