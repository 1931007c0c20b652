'use client'

import { useEffect, useRef, useState } from 'react'
import { island } from '@/components/ui/island.client'

/** The scenes' titles: a click scrolls the stage beside it to that scene, and the stage's scrolling marks the title. */
function SceneStepsIsland({
  titles,
  label,
  className,
}: {
  titles: string[]
  label: string
  className: string
}) {
  const root = useRef<HTMLOListElement>(null)
  const [active, setActive] = useState(0)
  const stage = () => root.current?.nextElementSibling

  useEffect(() => {
    const box = root.current?.nextElementSibling
    const scenes = [...(box?.querySelectorAll('[data-scene]') ?? [])]
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setActive(scenes.indexOf(seen.target))
      },
      { root: box ?? null, threshold: 0.6 },
    )
    for (const scene of scenes) observer.observe(scene)
    return () => observer.disconnect()
  }, [])

  const show = (index: number) => {
    const box = stage()
    const scene = box?.querySelectorAll<HTMLElement>('[data-scene]')[index]
    if (box && scene) box.scrollTo({ top: scene.offsetTop, behavior: 'smooth' })
  }

  return (
    <ol ref={root} className={className} aria-label={label}>
      {titles.map((title, index) => (
        <li key={title}>
          <button
            type="button"
            aria-current={index === active ? 'step' : undefined}
            onClick={() => show(index)}
          >
            {title}
          </button>
        </li>
      ))}
    </ol>
  )
}

export const SceneSteps = island(SceneStepsIsland)
