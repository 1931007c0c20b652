'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { importOnUse } from '@/components/ui/import-on-use.client'
import { island } from '@/components/ui/island.client'
import type { PlayableVideo } from '@/lib/rules/address/jump'
import { parseFrameMessage } from '@/lib/rules/media/frame-message'
import type { VideoLabels } from './video-texts'

/** Height of the frame before its content is known, CSS px (§9). */
const INITIAL_HEIGHT = 500

type Dialog = ComponentType<{
  videos: PlayableVideo[]
  labels: VideoLabels
  onClose: () => void
  onFailure: (reason: string) => void
}>
type Props = {
  src: string
  title: string
  labels: VideoLabels
  className?: string | undefined
}

/** Frames a static page of this site: its height follows the content, its messages open and close the video lightbox (§2, D8). */
function FrameBridgeIsland({ src, title, labels, className }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(INITIAL_HEIGHT)
  const [video, setVideo] = useState<PlayableVideo>()
  const [Dialog, setDialog] = useState<{ View: Dialog }>()
  /** The video that is playing: its end, closed or failed, is reported once (D8). */
  const playing = useRef<PlayableVideo>(undefined)
  const post = (message: object) => frame.current?.contentWindow?.postMessage(message, location.origin)

  const end = (message: object) => {
    playing.current = undefined
    setVideo(undefined)
    post(message)
  }
  const close = () => end({ type: 'VIDEO_CLOSED' })
  const fail = () => {
    // A video says twice that it fails: the source does, and the element around it.
    if (!playing.current) return
    // biome-ignore lint/suspicious/noConsole: the specification asks for it (§8)
    console.error('The video of the framed page failed', playing.current.src)
    end({ type: 'VIDEO_ERROR', message: labels.failed })
  }

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return
      const address = frame.current?.contentDocument?.baseURI ?? location.href
      const message = parseFrameMessage(event.data, address)
      if (message?.type === 'CLOSE_VIDEO') close()
      if (message?.type !== 'PLAY_VIDEO') return
      const { src: source, mimeType, title: name, tracks } = message
      playing.current = {
        src: source,
        ...(mimeType && { type: mimeType }),
        ...(name && { title: name }),
        ...(tracks && { tracks }),
      }
      setVideo(playing.current)
      importOnUse(import('./VideoDialog.client')).then(
        ({ VideoDialog }) => setDialog({ View: VideoDialog }),
        fail,
      )
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let observer: ResizeObserver | undefined
    const follow = () => {
      observer?.disconnect()
      try {
        const content = element.contentDocument
        // A frame begins with an empty document, whose height is not the page's.
        if (!content?.body || content.URL === 'about:blank') return
        const measure = () => {
          const boxes = [content.documentElement, content.body].map((box) => box.getBoundingClientRect())
          const wanted = Math.ceil(Math.max(...boxes.map(({ height: own }) => own)))
          if (wanted > 0) setHeight(wanted)
        }
        observer = new ResizeObserver(measure)
        observer.observe(content.body)
        measure()
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: the specification asks for it (§8)
        console.error('The height of the frame cannot be read', error)
      }
    }
    element.addEventListener('load', follow)
    if (element.contentDocument?.readyState === 'complete') follow()
    return () => {
      element.removeEventListener('load', follow)
      observer?.disconnect()
    }
  }, [])

  return (
    <>
      <iframe ref={frame} src={src} title={title} className={className} style={{ height }} />
      {video && Dialog && (
        <Dialog.View key={video.src} videos={[video]} labels={labels} onClose={close} onFailure={fail} />
      )}
    </>
  )
}

export const FrameBridge = island(FrameBridgeIsland, ({ src, title, className }) => (
  <iframe src={src} title={title} className={className} style={{ height: INITIAL_HEIGHT }} />
))
