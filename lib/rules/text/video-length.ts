import type { Resource } from '@/lib/contract/shared'

/** How long the videos of a list are together, in whole seconds; undefined without videos or when one does not tell. */
export function videoLength(videos: Pick<Resource['files'][number], 'seconds'>[]): number | undefined {
  const lengths = videos.map(({ seconds }) => seconds ?? 0)
  if (lengths.length === 0 || lengths.includes(0)) return undefined
  return Math.max(1, Math.round(lengths.reduce((sum, length) => sum + length, 0)))
}

/** A length as clocks show it: 0:39, 12:05, 1:02:30. */
export function clockLength(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
