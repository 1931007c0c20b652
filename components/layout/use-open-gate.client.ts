'use client'

import { useCallback } from 'react'
import type { OpenedGate, Passed } from '@/components/enquiry/types'
import { TOAST_MS, type ToastContent } from '@/components/ui/Toast.client'
import type { PlayableVideo } from '@/lib/rules/address/jump'
import { isIos } from '@/lib/rules/media/is-ios'
import { isWechat } from '@/lib/rules/media/is-wechat'

/** How long "文件较大，即将加载" stands before a file opens on iOS (§8), ms. */
const LARGE_FILE_NOTICE_MS = 3000
/** How long the link to a passed form's file stays, should the browser not have opened it, ms. */
const LINK_MS = 10_000

type Say = (content: string | ToastContent, ms?: number) => void
type Notices = { largeFile: string; wechatFile: string }
type Labels = Notices & { success: string; open: string; fileDownloads: string }

/**
 * Opens a file after the notice iOS visitors get (§4); false elsewhere, where nothing stands before it. WeChat's browser, which opens
 * few files, is told how another one does.
 */
export function openAfterNotice(href: string, say: Say, { largeFile, wechatFile }: Notices): boolean {
  const isLater = isIos(navigator)
  if (isWechat(navigator)) say(isLater ? `${largeFile}\n${wechatFile}` : wechatFile, LINK_MS)
  else if (isLater) say(largeFile, LARGE_FILE_NOTICE_MS)
  if (isLater) setTimeout(() => location.assign(href), LARGE_FILE_NOTICE_MS)
  return isLater
}

/** Saves or shows a file without leaving the page; a click of ours needs no visitor's gesture, a new window would. */
function download(href: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

/**
 * What happens with a passed form's thing (D23): a video plays in the lightbox, a document opens, a link is followed. An
 * enquiry that opens nothing is confirmed (ADR 0039).
 */
export function useOpenGate(
  say: Say,
  play: (videos: PlayableVideo[]) => void,
  confirm: (passed: Passed) => void,
  labels: Labels,
) {
  const openGate = useCallback(
    ({ kind, href, ...video }: OpenedGate) => {
      if (kind === 'video') return play([{ src: href, ...video }])
      if (kind === 'link') return location.assign(href)
      if (openAfterNotice(href, say, labels)) return
      download(href)
      const text = isWechat(navigator) ? labels.wechatFile : labels.fileDownloads
      say({ text, link: { href, label: labels.open } }, LINK_MS)
    },
    [say, play, labels],
  )
  const afterPass = useCallback(
    (passed: Passed) => {
      const { gate } = passed
      say(labels.success)
      if (!gate) return confirm(passed)
      if (gate.kind === 'video') openGate(gate)
      // Success is read first: what follows replaces the toast or the page.
      else setTimeout(() => openGate(gate), TOAST_MS)
    },
    [say, openGate, confirm, labels],
  )
  return { openGate, afterPass }
}
