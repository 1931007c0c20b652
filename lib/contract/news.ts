import { z } from 'zod'
import { html, id, link, list, optional, required, resource, text, time } from './shared'

export const news = z.object({
  id,
  title: required,
  desc: optional(text),
  coverMaterial: optional(resource),
  createTime: optional(time),
})
export type News = z.output<typeof news>

export const article = z
  .object({
    id,
    title: required,
    label: optional(text),
    createTime: optional(time),
    createdAt: optional(time),
    desc: optional(text),
    content: html,
    coverMaterial: optional(resource),
    mediaCoverageList: optional(list(z.object({ address: link, mediaName: required }))),
    author: optional(text),
    edit: optional(text),
  })
  .transform(({ createTime, createdAt, ...rest }) => ({ ...rest, createTime: createTime ?? createdAt }))
export type Article = z.output<typeof article>
