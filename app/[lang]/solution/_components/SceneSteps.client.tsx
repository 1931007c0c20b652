'use client'

import { useRef } from 'react'
import { useCarousel } from '@/components/ui/carousel/use-carousel.client'
import { island } from '@/components/ui/island.client'

type Props = { titles: string[]; label: string; className: string }

/** The scenes' titles: a click glides the stage beside it to that scene, and the stage's scrolling marks the title. */
function SceneStepsIsland({ titles, label, className }: Props) {
  const root = useRef<HTMLOListElement>(null)
  const { active, show } = useCarousel(root, { isVertical: true })

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
