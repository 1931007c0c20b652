'use client'

import { useEffect, useRef, useState } from 'react'
import { prefersStillness } from '@/components/ui/carousel/pause.client'
import { PauseButton, SlideDots } from '@/components/ui/carousel/TurnButtons.client'
import { island } from '@/components/ui/island.client'
import { useTurning } from './use-turning.client'

type Props = {
  labels: { pause: string; play: string; slides: string[] }
  /** How long each slide stays, in milliseconds. */
  stays: number[]
  classes: { controls: string; bar: string; dot: string; pause: string }
}

/** How long one slide takes to fade into the next, and how long one waits for its picture at most, in ms. */
const FADE_MS = 700
const PICTURE_MS = 3000

/** Resolves when a slide's picture can be shown: at once without one, and where it takes too long. */
function pictured(slide: Element): Promise<unknown> | undefined {
  const image = slide.querySelector('img')
  // Where it is not displayed, the slide shows something else.
  if (!image || image.complete || image.offsetParent === null) return undefined
  image.loading = 'eager'
  const limit = new Promise((resolve) => setTimeout(resolve, PICTURE_MS))
  return Promise.race([image.decode().catch(() => undefined), limit])
}

/** Turns the server-rendered slides beside it: marks one active and the next one near, when it has stayed unless paused (D29). */
function CrossfadeIsland({ labels, stays, classes }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const stay = stays[active] ?? 5000
  const wanted = useRef(0)
  const show = async (index: number) => {
    wanted.current = index
    const slide = root.current?.parentElement?.querySelectorAll('[data-slide]')[index]
    slide?.setAttribute('data-near', '')
    if (slide) await pictured(slide)
    if (wanted.current === index) setActive(index)
  }
  const { isPaused, toggle } = useTurning(root, stay, () => void show((active + 1) % labels.slides.length))

  useEffect(() => {
    const banner = root.current?.parentElement
    const slides = banner?.querySelectorAll<HTMLElement>('[data-slide]')
    if (!banner || !slides) return
    slides.forEach((slide, index) => {
      slide.toggleAttribute('data-active', index === active)
      slide.toggleAttribute('inert', index !== active)
    })
    const theme = slides[active]?.dataset.slide
    const takeTheme = () => {
      if (!theme) return
      banner.dataset.banner = theme
      banner.dataset.theme = theme
    }
    // The bar changes where the slides do: in the middle of the fade.
    const middle = setTimeout(takeTheme, prefersStillness() ? 0 : FADE_MS / 2)
    // The next picture loads during the current slide's second half, so that the fade has it.
    const timer = setTimeout(
      () => slides[(active + 1) % slides.length]?.setAttribute('data-near', ''),
      stay / 2,
    )
    return () => {
      clearTimeout(timer)
      clearTimeout(middle)
    }
  }, [active, stay])

  return (
    <div ref={root} className={classes.controls}>
      <div className={classes.bar}>
        <SlideDots labels={labels.slides} active={active} show={show} className={classes.dot} />
        <PauseButton labels={labels} isPaused={isPaused} toggle={toggle} className={classes.pause} />
      </div>
    </div>
  )
}

export const Crossfade = island(CrossfadeIsland)
