import { cache, cacheSignal } from 'react'
import { processState } from '@/lib/process-state'

type Render = { tags: Set<string>; isOver: Promise<void> }

/** Renders under way, known to pages and handlers alike. */
const { value: underWay } = processState('renders', () => new Set<Render>())

/** The page being rendered, until React says that it is done or given up; none in a handler. */
const currentRender = cache((): Render | undefined => {
  const signal = cacheSignal()
  if (!signal || signal.aborted) return undefined
  const isOver = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const render = { tags: new Set<string>(), isOver }
  underWay.add(render)
  void isOver.then(() => underWay.delete(render))
  return render
})

/** Tells what the page being rendered shows. */
export function noteShown(tags: string[]): void {
  const render = currentRender()
  for (const tag of tags) render?.tags.add(tag)
}

/** The ends of the renders that show one of the tags as it was until now. */
export function rendersShowing(tags: string[]): Promise<void>[] {
  return [...underWay]
    .filter((render) => tags.some((tag) => render.tags.has(tag)))
    .map(({ isOver }) => isOver)
}
