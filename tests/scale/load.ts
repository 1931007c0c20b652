import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask'

/** What visitors met: every answer that is not the one they came for is a failure, with how it looked. */
export type LoadResult = { pages: number; submits: number; failures: string[]; times: number[] }
export type Outcomes = { acknowledged: Set<string>; refused: string[]; unanswered: number }

const PAUSE_MS = 25
const SUBMIT_PAUSE_MS = 80

/** A submit of the demo's first form; the name typed is its key. */
export const enquiry = (key: string) =>
  JSON.stringify({
    site: { id: 1 },
    form: { id: 1 },
    fieldValues: [
      { formFieldBO: { id: 101 }, value: `visitor ${key}` },
      { formFieldBO: { id: 102 }, value: '测量公司' },
      { formFieldBO: { id: 103 }, value: '13800138000' },
    ],
    formTypeSource: 'INDEX_MODEL',
    trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/' },
  })

/** One submit through nginx: its status, and what the visitor reads. */
export async function submit(
  url: string,
  token: string,
  key: string,
): Promise<{ status: number; msg: string }> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
  }
  const answer = await ask(`${url}/api/internal/form`, { method: 'POST', headers, body: enquiry(key) })
  const { code, msg = '' } = JSON.parse(answer.body.toString()) as { code?: string; msg?: string }
  return { status: code === '200' ? answer.status : Math.max(answer.status, 400), msg }
}

/**
 * Visitors at work until `stop`: eight read pages, two submit. Nobody tries again: what fails once has failed. Every page must
 * come whole and be the one asked for.
 */
export function visitorsAt(url: string, paths: readonly string[], token: string) {
  const met: LoadResult = { pages: 0, submits: 0, failures: [], times: [] }
  const outcomes: Outcomes = { acknowledged: new Set(), refused: [], unanswered: 0 }
  let isOver = false
  const reader = async (number: number) => {
    for (let at = number; !isOver; at += 1, await wait(PAUSE_MS)) {
      const path = paths[at % paths.length] ?? '/'
      const answer = await ask(url + path).catch((error: Error) => error)
      met.pages += 1
      if (answer instanceof Error) met.failures.push(`${path}: ${answer.message}`)
      else if (answer.status !== 200 || !answer.body.includes('</html>'))
        met.failures.push(`${path}: HTTP ${answer.status}`)
      else met.times.push(answer.ms)
    }
  }
  const sender = async () => {
    for (; !isOver; await wait(SUBMIT_PAUSE_MS)) {
      const key = randomUUID()
      const answer = await submit(url, token, key).catch((error: Error) => error)
      met.submits += 1
      if (answer instanceof Error) outcomes.unanswered += 1
      else if (answer.status === 200) outcomes.acknowledged.add(key)
      if (answer instanceof Error || answer.status !== 200) {
        outcomes.refused.push(key)
        met.failures.push(`submit: ${answer instanceof Error ? answer.message : `HTTP ${answer.status}`}`)
      }
    }
  }
  const running = [...Array.from({ length: 8 }, (_, number) => reader(number * 3)), sender(), sender()]
  return {
    met,
    outcomes,
    stop: async () => {
      isOver = true
      await Promise.all(running)
      return met
    },
  }
}
