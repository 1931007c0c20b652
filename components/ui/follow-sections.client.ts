'use client'

/** Pixels from the top of the screen to the line that a section must have reached to be the one being read: below where a jump lands. */
function readingLine(section: Element): number {
  const page = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const own = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0
  return Math.max(page + own + 80, innerHeight * 0.3)
}

/** Tells `onChange` the id of the section being read: the last one that begins above the reading line, else the first that is shown. Returns how to stop. */
export function followSections(ids: string[], onChange: (id: string) => void): () => void {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? [])
  const [first] = sections
  if (!first) return () => {}
  let observer: IntersectionObserver | undefined
  const observe = () => {
    observer?.disconnect()
    const begun = new Set<Element>()
    const below = Math.max(0, Math.floor(innerHeight - readingLine(first)))
    // The margin reaches far upwards: a section above the line still counts, however fast the page is scrolled.
    observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries)
          entry.isIntersecting ? begun.add(entry.target) : begun.delete(entry.target)
        const read = sections.filter((section) => begun.has(section)).at(-1)
        onChange((read ?? sections.find((section) => section.getClientRects().length > 0) ?? first).id)
      },
      { rootMargin: `1000000px 0px -${below}px` },
    )
    for (const section of sections) observer.observe(section)
  }
  observe()
  addEventListener('resize', observe)
  // Where sections are tabs, the address shows and hides them without a scroll.
  addEventListener('hashchange', observe)
  return () => {
    removeEventListener('resize', observe)
    removeEventListener('hashchange', observe)
    observer?.disconnect()
  }
}
