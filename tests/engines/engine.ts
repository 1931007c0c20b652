import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Why this machine cannot have an engine: not a failure of the site. */
export class NotHere extends Error {}

/** Throws unless all of these programs are installed. */
export function needPrograms(...programs: string[]): void {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const missing = programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))))
  if (missing.length > 0) throw new NotHere(`ENOENT ${missing.join(', ')}`)
}

/** CSS px from the upper left of what is seen. */
export type Place = { x: number; y: number }

/** A page in a browser, as far as every engine's protocol goes. */
export type Visitor = {
  go: (address: string) => Promise<unknown>
  back: () => Promise<unknown>
  /** Clicks at a place of the screen as a person does: what a script clicks makes no entry that Back would stop at. */
  click: (place: Place) => Promise<unknown>
  /** Runs a function in the page; what it is given and what it answers can be written as JSON. */
  evaluate: <Given, Result>(act: (given: Given) => Result, given: Given) => Promise<Result>
}

export type Browser = { version: string; open: () => Promise<Visitor>; close: () => Promise<void> }

/**
 * `full`: scripts run and everything works. `readable`: it reads, navigates, sends forms and opens videos, by plain HTML where it must.
 * `start` throws `NotHere` where this machine cannot have the engine, another error where it is there and fails.
 */
export type Engine = { name: string; tier: 'full' | 'readable'; start: () => Promise<Browser> }

/** The width of a phone, and its height. */
export const SCREEN = { width: 375, height: 812 }
/** So long an engine may take to start, ms. */
export const START_MS = 20_000

/** A function as a script can carry it: its one argument and its result are JSON. */
export const written = (act: (given: never) => unknown) =>
  `(given) => JSON.stringify({ result: (${String(act)})(JSON.parse(given)) })`

export const read = <Result>(answer: string): Result => (JSON.parse(answer) as { result: Result }).result

/** A click of the mouse, for both kinds of WebDriver. */
export const mouse = ({ x, y }: Place) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
})
