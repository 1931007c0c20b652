'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { importOnUse } from '@/components/ui/import-on-use.client'
import { STREAM_TYPE } from '@/lib/contract/stream'
import type { PlayableVideo } from '@/lib/rules/address/jump'
import { isStream } from '@/lib/rules/media/media-files'

/** True for a stream of parts (HLS) that this browser does not play by itself. */
export const needsScript = ({ src, type }: PlayableVideo): boolean =>
  isStream({ url: src, ...(type && { type }) }) &&
  document.createElement('video').canPlayType(STREAM_TYPE) === ''

/** A part of a stream is given up after 5 s of silence, twice, or four refusals with 1, 2 and 4 s between them: the library's own minute says nothing. */
const partPolicy = {
  maxTimeToFirstByteMs: 5000,
  maxLoadTimeMs: 120_000,
  timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
  errorRetry: { maxNumRetry: 3, retryDelayMs: 1000, maxRetryDelayMs: 8000 },
}

type Props = {
  player: RefObject<HTMLVideoElement | null>
  src: string
  onError: (isUnsupported: boolean) => void
}

/** In place of a `<source>`: feeds the player a stream by script. `onError`: this browser cannot play it, or it does not come. */
export function StreamSource({ player, src, onError }: Props) {
  const fail = useRef(onError)

  useEffect(() => {
    const closed = new AbortController()
    importOnUse(import('hls.js/light')).then(
      ({ default: Hls }) => {
        const video = player.current
        if (closed.signal.aborted || !video) return
        if (!Hls.isSupported()) return fail.current(true)
        // A worker of the library would be code that the policy does not let in.
        const hls = new Hls({ enableWorker: false, fragLoadPolicy: { default: partPolicy } })
        hls.on(Hls.Events.ERROR, (_, { fatal, details }) => {
          if (!fatal) return
          const end = () => fail.current(/codec/i.test(details))
          // What has been loaded is seen to its end first.
          if (video.readyState <= HTMLMediaElement.HAVE_CURRENT_DATA) end()
          else video.addEventListener('waiting', end, { signal: closed.signal })
        })
        hls.loadSource(src)
        hls.attachMedia(video)
        closed.signal.addEventListener('abort', () => hls.destroy())
      },
      () => fail.current(false),
    )
    return () => closed.abort()
  }, [player, src])

  return null
}
