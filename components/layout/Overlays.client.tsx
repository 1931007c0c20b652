'use client'

import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import { onFormPassed } from '@/components/enquiry/passed-event.client'
import type { Consult } from '@/components/enquiry/types'
import { noteVisit } from '@/components/enquiry/visit.client'
import type { VideoLabels } from '@/components/media/video-texts'
import { FollowOnFailure } from '@/components/ui/FollowOnFailure.client'
import { importOnUse } from '@/components/ui/import-on-use.client'
import { island } from '@/components/ui/island.client'
import { follow } from '@/components/ui/leaving.client'
import { Toast, useToast } from '@/components/ui/Toast.client'
import type { PlayableVideo } from '@/lib/rules/address/jump'
import { useConfirmation } from './use-confirmation.client'
import { useConsult } from './use-consult.client'
import { openAfterNotice, useOpenGate } from './use-open-gate.client'
import { useViews } from './use-views.client'

export type OverlayLabels = { video: VideoLabels; largeFile: string; wechatFile: string }

type VideoDialogModule = typeof import('@/components/media/VideoDialog.client')
type Player = {
  View: ComponentType<Parameters<VideoDialogModule['VideoDialog']>[0]>
  videos: PlayableVideo[]
}

/** The videos a link carries in `data-video`; undefined when it carries none. */
function videosOf(anchor: HTMLAnchorElement): PlayableVideo[] | undefined {
  try {
    const videos: unknown = JSON.parse(anchor.dataset.video || 'null')
    return Array.isArray(videos) && videos.length > 0 ? (videos as PlayableVideo[]) : undefined
  } catch {
    return undefined
  }
}

const fileOf = (videos: PlayableVideo[]) => videos[0]?.src ?? location.href

/**
 * One island for everything that opens over the page: `data-video` plays in the video lightbox, `data-form` opens the contact
 * dialog, `data-document` gets the iOS notice. Each dialog's code loads when it is first used; without scripts the links simply lead on.
 */
function OverlaysIsland({ labels, consult }: { labels: OverlayLabels; consult: Consult }) {
  const [player, setPlayer] = useState<Player>()
  const [toast, say] = useToast()
  const play = useCallback((videos: PlayableVideo[]) => {
    importOnUse(import('@/components/media/VideoDialog.client')).then(
      ({ VideoDialog }) => setPlayer({ View: VideoDialog, videos }),
      // When the code of the lightbox cannot be loaded, the browser opens the file itself.
      () => follow(fileOf(videos)),
    )
  }, [])
  const gateLabels = useMemo(() => ({ ...consult.texts, ...labels }), [consult, labels])
  const { confirmation, confirm, dismiss } = useConfirmation()
  const { openGate, afterPass } = useOpenGate(say, play, confirm, gateLabels)
  const { opened, close } = useConsult(consult, openGate)

  useEffect(noteVisit, [])
  useViews()
  useEffect(() => onFormPassed(afterPass), [afterPass])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target =
        event.target instanceof Element ? event.target.closest('[data-video],[data-document]') : null
      if (!(target instanceof HTMLAnchorElement) || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      const videos = videosOf(target)
      if (videos) play(videos)
      else if (target.dataset.document === undefined || !openAfterNotice(target.href, say, labels)) return
      event.preventDefault()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [labels, play, say])

  return (
    <>
      {player && (
        <FollowOnFailure href={fileOf(player.videos)}>
          <player.View videos={player.videos} labels={labels.video} onClose={() => setPlayer(undefined)} />
        </FollowOnFailure>
      )}
      {opened && (
        <FollowOnFailure href={opened.page}>
          <opened.View consult={consult} request={opened.request} onClose={close} onPassed={afterPass} />
        </FollowOnFailure>
      )}
      {confirmation && (
        <confirmation.View
          key={confirmation.passed.id}
          passed={confirmation.passed}
          texts={consult.texts}
          onClose={dismiss}
        />
      )}
      <Toast toast={toast} />
    </>
  )
}

const Island = island(OverlaysIsland)

/**
 * The last island of every page: from here on clicks are answered by script, or by the browser should the island have failed.
 * The loader, tests and measurements wait for it.
 */
export function Overlays(props: Parameters<typeof OverlaysIsland>[0]) {
  useEffect(() => {
    const { dataset } = document.documentElement
    // Set by the loader already, unless the page has none or it has given up (`app/[lang]/_components/loader.ts`).
    dataset.scripts = ''
    dataset.ready = ''
  }, [])
  return <Island {...props} />
}
