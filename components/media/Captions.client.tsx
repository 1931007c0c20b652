'use client'

import type { PlayableVideo } from '@/lib/rules/address/jump'

const languageOf = (tag: string) => tag.split('-')[0] ?? tag

/** What a language calls itself: 中文, English. */
const ownName = (tag: string) =>
  new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(languageOf(tag))

/** True when captions come from another host than this site: browsers then ask that host's leave for video and captions (CORS). */
export const hasForeignCaptions = ({ tracks = [] }: PlayableVideo): boolean =>
  tracks.some(({ src }) => new URL(src, location.href).origin !== location.origin)

/** The captions of a video, those in the page's language shown from the start; without any, nothing. */
export function Captions({ tracks = [] }: { tracks: PlayableVideo['tracks'] | undefined }) {
  const shown = tracks.find(
    ({ srclang }) => languageOf(srclang) === languageOf(document.documentElement.lang),
  )
  return tracks.map((track) => (
    <track
      key={track.src}
      kind="captions"
      src={track.src}
      srcLang={track.srclang}
      label={track.label ?? ownName(track.srclang)}
      default={track === shown}
    />
  ))
}
