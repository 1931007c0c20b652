import type { ReactNode } from 'react'
import type { PageContext } from '@/lib/i18n/page-context'
import { OrderScene } from './OrderScene'

/** The scenes a slide may name, and how long each plays. */
const scenes: Record<string, { stay: number; view: (page: PageContext) => ReactNode }> = {
  order: { stay: 14_000, view: (page) => <OrderScene page={page} /> },
}

/** The scene of that name; undefined for a name this site does not know: the slide shows its picture then. */
export function sceneOf(name: string | undefined) {
  return name !== undefined && Object.hasOwn(scenes, name) ? scenes[name] : undefined
}
