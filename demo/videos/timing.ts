import type { Step, Story, Two } from './story'

/** Frames a second. */
export const RATE = 15
/** How long a new screen is seen as a whole before the camera goes in, and how long that takes, s. */
export const ARRIVAL = 0.7
export const CAMERA = 0.9
/** From the camera's start: when the cursor moves, when it is there, and how long figures count, s. */
export const CURSOR = [0.4, 1.3] as const
export const EFFECT = 1.5
export const COUNTING = 1.1
/** How long the last card stays, s. */
export const ENDING = 4

/** Seconds in which both wordings of a sentence can be read: 16 letters or 7 characters a second, and a moment to find it. */
export const readingTime = ([cn, en]: Two): number => 1.2 + Math.max(cn.length / 7, en.length / 16)

/** How long a sentence stays: until it is read and what it tells has happened, in whole frames. */
export function stepSeconds(step: Step): number {
  const shown = (step.screen ? ARRIVAL : 0) + EFFECT + (step.then ? COUNTING : 0) + 0.9
  return Math.ceil(Math.max(shown, readingTime(step.say), 4) * RATE) / RATE
}

/** When each sentence of a video begins and ends, and when its last card does, s. */
export function timeline({ steps }: Story): { cues: { from: number; to: number }[]; seconds: number } {
  let at = 0
  const cues = steps.map((step) => {
    const from = at
    at += stepSeconds(step)
    return { from, to: at }
  })
  return { cues, seconds: at + ENDING }
}
