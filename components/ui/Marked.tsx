import type { Part } from '@/lib/rules/search/mark-hits'

/** A text whose hits are marked. */
export function Marked({ parts }: { parts: Part[] }) {
  return parts.map(({ text, isHit }, at) => {
    const key = `${at} ${text}`
    return isHit ? <mark key={key}>{text}</mark> : text
  })
}
