import { z } from 'zod'
import { isObject } from '@/lib/is-object'
import type { ContractIssue } from './errors'
import { issueAt } from './read'
import { special } from './schema'
import { html, id, link, openChoice, required, resource, text, time, title } from './shared'

export const news = z.object({
  id,
  title: required,
  desc: text.optional(),
  coverMaterial: resource.optional(),
  createTime: time.optional(),
})
export type News = z.output<typeof news>

export const article = z
  .object({
    id,
    /** NEWS or NEWS_AI: which of them follow it. */
    type: openChoice('NEWS', 'NEWS_AI').optional(),
    title: required,
    label: title.optional(),
    createTime: time.optional(),
    desc: text.optional(),
    /** Absent: title, date and description alone are shown, and it is reported. */
    content: html.optional(),
    coverMaterial: resource.optional(),
    mediaCoverageList: z.array(z.object({ address: link, mediaName: required })).optional(),
    author: title.optional(),
    edit: title.optional(),
  })
  .register(special, { names: { createTime: 'createdAt' } })
export type Article = z.output<typeof article>

/** What is reported of an article that came without its text. */
export function missingContent(written: unknown): ContractIssue[] {
  if (!isObject(written) || (written.content !== undefined && written.content !== null)) return []
  return [issueAt(['content'], 'the text of the article', 'nothing')]
}
