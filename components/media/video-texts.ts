import type { PageContext } from '@/lib/i18n/page-context'

const names = [
  'dialog',
  'close',
  'unsupported',
  'failed',
  'openFile',
  'part',
  'captions',
  'noCaptions',
] as const
export type VideoLabels = Record<(typeof names)[number], string>

/** What the player says, in the words of a page. */
export const videoTexts = ({ t }: PageContext) =>
  Object.fromEntries(names.map((name) => [name, t(`video.${name}`)])) as VideoLabels
