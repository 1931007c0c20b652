'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { parseFrameMessage } from '@/lib/rules/frame-message'
import type { PlayableVideo } from '@/lib/rules/jump'
import type { VideoLabels } from './VideoDialog.client'

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
  labels: VideoLabels & { failed: string }
  className?: string | undefined
}

/** Frames a static page of this site: its height follows the content, its messages open and close the video mask (§2, D8). */
export function FrameBridge({ src, title, labels, className }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(INITIAL_HEIGHT)
  const [video, setVideo] = useState<PlayableVideo>()
  const [Dialog, setDialog] = useState<{ View: Dialog }>()
  const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, location.origin)

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return
      const message = parseFrameMessage(event.data)
      if (message?.type === 'CLOSE_VIDEO') setVideo(undefined)
      if (message?.type !== 'PLAY_VIDEO') return
      const { src: source, mimeType, title: name } = message
      setVideo({ src: source, ...(mimeType && { type: mimeType }), ...(name && { title: name }) })
      void import('./VideoDialog.client').then(({ VideoDialog }) => setDialog({ View: VideoDialog }))
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let observer: ResizeObserver | undefined
    const follow = () => {
      observer?.disconnect()
      try {
        const body = element.contentDocument?.body
        if (!body) return
        const measure = () =>
          setHeight(Math.max(INITIAL_HEIGHT, Math.ceil(body.getBoundingClientRect().height)))
        observer = new ResizeObserver(measure)
        observer.observe(body)
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

  const close = () => {
    setVideo(undefined)
    tell({ type: 'VIDEO_CLOSED' })
  }
  const fail = () => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it (§8)
    console.error('The video of the framed page failed', video?.src)
    tell({ type: 'VIDEO_ERROR', message: labels.failed })
    setVideo(undefined)
  }

  return (
    <>
      <iframe ref={frame} src={src} title={title} className={className} style={{ height }} />
      {video && Dialog && (
        <Dialog.View key={video.src} videos={[video]} labels={labels} onClose={close} onFailure={fail} />
      )}
    </>
  )
}
