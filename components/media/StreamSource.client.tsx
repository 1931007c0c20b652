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

type Props = { player: RefObject<HTMLVideoElement | null>; src: string; onError: () => void }

/** In place of a `<source>`: feeds the player a stream by script. `onError`: it cannot be played here. */
export function StreamSource({ player, src, onError }: Props) {
  const fail = useRef(onError)

  useEffect(() => {
    const closed = new AbortController()
    importOnUse(import('hls.js/light')).then(
      ({ default: Hls }) => {
        if (closed.signal.aborted || !player.current) return
        if (!Hls.isSupported()) return fail.current()
        // A worker of the library would be code that the policy does not let in.
        const hls = new Hls({ enableWorker: false })
        hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && fail.current())
        hls.loadSource(src)
        hls.attachMedia(player.current)
        closed.signal.addEventListener('abort', () => hls.destroy())
      },
      () => fail.current(),
    )
    return () => closed.abort()
  }, [player, src])

  return null
}
