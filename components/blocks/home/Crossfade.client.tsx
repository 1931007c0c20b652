'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { island } from '@/components/ui/island.client'
import { useTurning } from './use-turning.client'

type Props = {
  labels: { pause: string; play: string; slides: string[] }
  /** How long each slide stays, in milliseconds. */
  stays: number[]
  classes: { controls: string; bar: string; dot: string; pause: string }
}

/** Turns the server-rendered slides beside it: marks one active and the next one near, when it has stayed unless paused (D29). */
function CrossfadeIsland({ labels, stays, classes }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const stay = stays[active] ?? 5000
  const { isPaused, toggle } = useTurning(root, stay, () =>
    setActive((index) => (index + 1) % labels.slides.length),
  )

  useEffect(() => {
    const banner = root.current?.parentElement
    const slides = banner?.querySelectorAll<HTMLElement>('[data-slide]')
    if (!banner || !slides) return
    slides.forEach((slide, index) => {
      slide.toggleAttribute('data-active', index === active)
      slide.toggleAttribute('inert', index !== active)
    })
    const theme = slides[active]?.dataset.slide
    if (theme) {
      banner.dataset.banner = theme
      banner.dataset.theme = theme
    }
    // The next picture loads during the current slide's second half, so that the fade has it.
    const timer = setTimeout(
      () => slides[(active + 1) % slides.length]?.setAttribute('data-near', ''),
      stay / 2,
    )
    return () => clearTimeout(timer)
  }, [active, stay])

  return (
    <div ref={root} className={classes.controls}>
      <div className={classes.bar}>
        {labels.slides.map((label, index) => (
          <button
            key={label}
            type="button"
            className={classes.dot}
            aria-label={label}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => setActive(index)}
          />
        ))}
        <button
          type="button"
          className={classes.pause}
          onClick={toggle}
          aria-label={isPaused ? labels.play : labels.pause}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        </button>
      </div>
    </div>
  )
}

export const Crossfade = island(CrossfadeIsland)
