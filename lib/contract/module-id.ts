import { createHash } from 'node:crypto'
import type { HomeModule, Slide } from './home'

/** A stable name for something without an id: a digest of what visitors see of it, independent of its place in a list. */
const nameOf = (...face: unknown[]) =>
  createHash('sha256').update(JSON.stringify(face)).digest('hex').slice(0, 12)

/** The name of a home module in a gate (D26): its id, else a digest of what it shows; never its place in the list. */
export function moduleId({ id, moduleType, moduleName, title }: HomeModule): string {
  return id ?? `m${nameOf(moduleType, moduleName, title)}`
}

/** The name of a slide's jump within its module: slides have no id, so it is made of their picture, words and form. */
export function slideJump({
  title,
  pcResource,
  jumpBO,
}: Pick<Slide, 'title' | 'pcResource' | 'jumpBO'>): string {
  return `slide:${nameOf(title, pcResource?.files[0]?.url, jumpBO?.buttonTitle, jumpBO?.formBO?.id)}`
}
