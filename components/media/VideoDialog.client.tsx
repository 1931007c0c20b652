'use client'

import { useEffect, useRef, useState } from 'react'
import { ask, timeLimit } from '@/components/ui/ask.client'
import { Icon } from '@/components/ui/Icon'
import { closeModal, closeOnCancel } from '@/components/ui/open-modal.client'
import type { PlayableVideo } from '@/lib/rules/address/jump'
import { isStream } from '@/lib/rules/media/media-files'
import { Captions, hasForeignCaptions } from './Captions.client'
import { needsScript, StreamSource } from './StreamSource.client'
import { useCaptions } from './use-captions.client'
import styles from './video-dialog.module.css'
import type { VideoLabels } from './video-texts'

type Props = {
  videos: PlayableVideo[]
  labels: VideoLabels
  onClose: () => void
  /** Told when a video cannot be played; the dialog itself shows the sentence and the file's link (D30). */
  onFailure?: (reason: string) => void
}

/** How long a failed video's server may take to say whether the video is there, ms. */
const LONGEST_MS = 3000

/** What to say of a video that does not play: one that can be had is of a format unknown here, of another host's nobody knows (§8, D30). */
async function reasonOf(
  { src, type }: PlayableVideo,
  labels: VideoLabels,
  isUnsupported: boolean,
): Promise<string> {
  if (isUnsupported) return labels.unsupported
  // That a playlist can be had says nothing of its parts.
  if (isStream({ url: src, ...(type && { type }) })) return labels.failed
  if (new URL(src, location.href).origin !== location.origin) return labels.failed
  // Its first byte, as the player asks for it.
  const request = { headers: { range: 'bytes=0-0' }, signal: timeLimit(LONGEST_MS) }
  const answer = await ask(src, request).catch(() => undefined)
  void answer?.body?.cancel()
  return answer?.ok ? labels.unsupported : labels.failed
}

/** The video lightbox: plays its list, the next when one ends (§2); Escape, the cross or a click beside the picture closes it. */
export function VideoDialog({ videos, labels, onClose, onFailure }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const player = useRef<HTMLVideoElement>(null)
  const [index, setIndex] = useState(0)
  const [failure, setFailure] = useState<{ src: string; reason: string }>()
  const [isBare, setBare] = useState(false)
  const video = videos[index]
  const hasFailed = failure !== undefined && failure.src === video?.src
  const key = `${video?.src} ${isBare} ${hasFailed}`
  const captions = useCaptions(player, key)

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])

  if (!video) return null
  const show = (next: number) => {
    setFailure(undefined)
    setBare(false)
    setIndex(next)
  }
  const isShared = !isBare && hasForeignCaptions(video)
  const fail = (isUnsupported = !!video.type && player.current?.canPlayType(video.type) === '') => {
    // A host that does not let other sites read its captions may refuse the video with them.
    if (isShared) return setBare(true)
    void reasonOf(video, labels, isUnsupported).then((reason) => {
      // Closed meanwhile: its end has been reported, and another video may be playing (D8).
      if (!dialog.current) return
      setFailure({ src: video.src, reason })
      onFailure?.(reason)
    })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={video.title ?? labels.dialog}
      onCancel={closeOnCancel}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && closeModal(dialog.current)}
    >
      <div className={styles.head}>
        <h2>{video.title ?? labels.dialog}</h2>
        {captions.all.length > 0 && !hasFailed && (
          <select
            className={styles.choice}
            aria-label={labels.captions}
            value={captions.chosen}
            onChange={(event) => captions.choose(Number(event.target.value))}
          >
            {captions.all.map(({ label, srclang }, at) => (
              <option key={srclang} value={at}>
                {label}
              </option>
            ))}
            <option value={-1}>{labels.noCaptions}</option>
          </select>
        )}
        <button
          type="button"
          className={styles.close}
          aria-label={labels.close}
          onClick={() => closeModal(dialog.current)}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.stage}>
        {hasFailed ? (
          <div className={styles.failure} role="alert">
            <p>{failure.reason}</p>
            <a href={video.src} target="_blank" rel="noopener">
              {labels.openFile}
            </a>
          </div>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: they are there when the record has any
          <video
            ref={player}
            key={key}
            crossOrigin={isShared ? 'anonymous' : undefined}
            controls
            autoPlay
            playsInline
            preload="metadata"
            onEnded={() => index + 1 < videos.length && show(index + 1)}
            onError={() => fail()}
          >
            {needsScript(video) ? (
              <StreamSource player={player} src={video.src} onError={fail} />
            ) : (
              <source src={video.src} type={video.type} onError={() => fail()} />
            )}
            {!isBare && <Captions tracks={video.tracks} />}
          </video>
        )}
      </div>
      {captions.chosen >= 0 && !hasFailed && <p className={styles.caption}>{captions.text}</p>}
      {videos.length > 1 && (
        <div className={styles.list}>
          {videos.map((item, position) => (
            <button
              key={item.src}
              type="button"
              aria-current={position === index ? 'true' : undefined}
              onClick={() => show(position)}
            >
              {`${labels.part} ${position + 1}`}
            </button>
          ))}
        </div>
      )}
    </dialog>
  )
}
