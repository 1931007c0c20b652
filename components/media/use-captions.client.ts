'use client'

import { type RefObject, useEffect, useState } from 'react'

type Caption = { label: string; srclang: string }

/** The language chosen last, '' for none: the next video of the visit keeps it. */
let chosenLanguage: string | undefined

const textOf = (track: TextTrack): string =>
  [...(track.activeCues ?? [])]
    .map((cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '')
    .join('\n')
    .trim()

/** iOS plays a video across the screen without the page's fullscreen. */
const isAcross = (video: HTMLVideoElement) =>
  document.fullscreenElement === video ||
  (video as { webkitDisplayingFullscreen?: boolean }).webkitDisplayingFullscreen === true

/**
 * The captions of a video as a text of the page: browsers set theirs over the picture, on phones smaller than can be read. Across the whole
 * screen the browser's own are shown. `choose` takes a position in `all`, -1 for none; `key` names the video, whose element is new with it.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, key: string) {
  const [all, setAll] = useState<Caption[]>([])
  const [chosen, setChosen] = useState(-1)
  const [text, setText] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another video has another element
  useEffect(() => {
    const element = video.current
    if (!element) return
    const tracks = [...element.textTracks]
    const elements = [...element.querySelectorAll('track')]
    setAll(tracks.map(({ label, language }) => ({ label, srclang: language })))
    const isOffered =
      chosenLanguage !== undefined &&
      (chosenLanguage === '' || tracks.some(({ language }) => language === chosenLanguage))
    setChosen(
      isOffered
        ? tracks.findIndex(({ language }) => language === chosenLanguage)
        : elements.findIndex((track) => track.default),
    )
    setText('')
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another video has another element
  useEffect(() => {
    const element = video.current
    const track = element?.textTracks[chosen]
    if (!element) return
    const controller = new AbortController()
    const options = { signal: controller.signal }
    const show = () => {
      for (const other of element.textTracks)
        if (other !== track && other.mode !== 'disabled') other.mode = 'disabled'
      if (track) track.mode = isAcross(element) ? 'showing' : 'hidden'
      setText(track ? textOf(track) : '')
    }
    // The browser's own menu chooses too: what it shows becomes the page's.
    const follow = () => {
      const shown = [...element.textTracks].findIndex(({ mode }) => mode === 'showing')
      if (isAcross(element)) return
      if (shown >= 0 && shown !== chosen) setChosen(shown)
      else if (shown >= 0) show()
      else if (track?.mode === 'disabled') setChosen(-1)
    }
    show()
    track?.addEventListener('cuechange', () => setText(textOf(track)), options)
    // A file that cannot be had says nothing.
    element.querySelectorAll('track')[chosen]?.addEventListener('error', () => setChosen(-1), options)
    element.textTracks.addEventListener('change', follow, options)
    document.addEventListener('fullscreenchange', show, options)
    for (const type of ['webkitbeginfullscreen', 'webkitendfullscreen'])
      element.addEventListener(type, show, options)
    return () => controller.abort()
  }, [video, chosen, key])

  const choose = (at: number) => {
    chosenLanguage = all[at]?.srclang ?? ''
    setChosen(at)
  }
  return { all, chosen, choose, text }
}
