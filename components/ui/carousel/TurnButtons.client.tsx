'use client'

import { Icon } from '../Icon'

type PauseProps = {
  labels: { pause: string; play: string }
  isPaused: boolean
  toggle: () => void
  className?: string | undefined
}

/** Stops and starts what turns by itself. */
export function PauseButton({ labels, isPaused, toggle, className }: PauseProps) {
  const label = isPaused ? labels.play : labels.pause
  return (
    <button type="button" className={className} onClick={toggle} aria-label={label}>
      <Icon name={isPaused ? 'play' : 'pause'} size={18} />
    </button>
  )
}

type DotProps = {
  labels: string[]
  active: number
  show: (index: number) => unknown
  className?: string | undefined
}

/** A button for each slide. */
export const SlideDots = ({ labels, active, show, className }: DotProps) =>
  labels.map((label, index) => (
    <button
      key={label}
      type="button"
      className={className}
      aria-label={label}
      aria-current={index === active ? 'true' : undefined}
      onClick={() => show(index)}
    />
  ))
