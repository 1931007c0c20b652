import { createHash } from 'node:crypto'
import type { HomeModule, Slide } from '@/lib/contract/home'

/** A short name for something that has no id: what visitors see of it. It moves in its list without changing its name. */
const nameOf = (...face: unknown[]) =>
  createHash('sha256').update(JSON.stringify(face)).digest('hex').slice(0, 12)

/** What a gate calls a home module (D26): its id, else its face; never its place in the list. */
export function moduleId({ id, moduleType, moduleName, title }: HomeModule): string {
  return id ?? `m${nameOf(moduleType, moduleName, title)}`
}

/** Which jump of a module is this slide's: slides have no id, so their picture, words and form name them. */
export function slideJump({
  title,
  pcResource,
  jumpBO,
}: Pick<Slide, 'title' | 'pcResource' | 'jumpBO'>): string {
  return `slide:${nameOf(title, pcResource?.files[0]?.url, jumpBO?.buttonTitle, jumpBO?.formBO?.id)}`
}
