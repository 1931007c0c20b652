import type { Part } from '@/lib/rules/search/highlight-hits'

/** A text whose hits are marked. */
export function Highlighted({ parts }: { parts: Part[] }) {
  return parts.map(({ text, isHit }, at) => {
    const key = `${at} ${text}`
    return isHit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}
