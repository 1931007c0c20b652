import type { Html } from '@/lib/contract/shared'
import { plainText } from './plain-text'

export type Question = { question: string; answer: string }

const heading = /<h([2-5])\b[^>]*>([\s\S]*?)<\/h\1>/gi
/** One question is a way to write a heading; two and more are questions that are answered. */
const LEAST = 2

/** The questions that a text answers: headings that end in a question mark, each with the words up to the next heading. */
export function questionsIn(html: Html | string | undefined): Question[] {
  const text = html ?? ''
  const headings = [...text.matchAll(heading)]
  const found = headings.flatMap((match, at): Question[] => {
    const question = plainText(match[2])
    const answer = plainText(text.slice(match.index + match[0].length, headings[at + 1]?.index))
    return /[?？]$/.test(question) && answer !== '' ? [{ question, answer }] : []
  })
  return found.length >= LEAST ? found : []
}
