import { setTimeout as wait } from 'node:timers/promises'
import type { FaultName } from '../helpers/fault-server'
import { type ChaosRun, SECRET } from './fleet'

const DAY_MS = 86_400_000
const outages: FaultName[] = [
  'HTTP 500',
  'hang',
  'refuse',
  'cut JSON',
  'reset',
  'wrong types',
  'HTML with 404',
]
/** How far ahead the clock is at each step: forward, back, further back than it ever was, and right again. */
const clocks = [DAY_MS, 0, -DAY_MS, 0, 2 * DAY_MS, 3_600_000, -3_600_000, 0]

/** Tells an instance of an edit; false when nobody answered. */
export async function edit(url: string, what: object): Promise<boolean> {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/revalidate`, {
    ...{ method: 'POST', headers, body: JSON.stringify(what), signal: AbortSignal.timeout(60_000) },
  }).catch(() => undefined)
  return answer?.ok ?? false
}

/**
 * Kills, outages, clock steps and edits at once until `isOver`, each at its own pace; `say` hears of each. Then all is well again.
 * Gives how often each came.
 */
export async function chaos(fleet: ChaosRun, isOver: () => boolean, say: (what: string) => void) {
  const { backend, mortal, steady, setClock } = fleet
  const counts = { kills: 0, outages: 0, steps: 0, edits: 0 }
  const pause = async (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end && !isOver(); ) await wait(100)
  }
  const killing = async () => {
    for (; !isOver(); await pause(9000 + Math.random() * 9000)) {
      await mortal.kill()
      counts.kills += 1
    }
  }
  const failing = async () => {
    for (; !isOver(); await pause(5000 + Math.random() * 10_000)) {
      const name = outages[counts.outages % outages.length]
      counts.outages += 1
      say(`outage ${name}`)
      await backend.fail(name)
      await pause(8000 + Math.random() * 12_000)
      await backend.fail(undefined)
      say('no outage')
    }
  }
  const stepping = async () => {
    for (; !isOver(); await pause(7000 + Math.random() * 7000)) {
      const ahead = clocks[counts.steps % clocks.length] ?? 0
      counts.steps += 1
      say(`clock ${ahead / 3_600_000} h ahead`)
      setClock(ahead)
    }
  }
  const editing = async () => {
    for (; !isOver(); await pause(10_000 + Math.random() * 20_000))
      if (await edit(steady.url, { type: 'product', id: 1001 })) counts.edits += 1
  }
  await pause(10_000) // pages are there once before anything happens
  await Promise.all([killing(), failing(), stepping(), editing()])
  await backend.fail(undefined)
  setClock(0)
  return counts
}
