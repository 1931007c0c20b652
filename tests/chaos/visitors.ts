import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { enquiry } from '../scale/load'
import { TOKEN } from './fleet'

/** What visitors of an instance met. `wrong`: what must never be, with when and how. */
export type Met = { pages: number; answers: Map<string, number>; wrong: string[] }

const PAUSE_MS = 20
/** Longer than a page takes on a machine that does ten other things. */
const ANSWER_MS = 60_000

type Answer = { status: number; text: string }

/** One GET; undefined when no whole answer came. */
export async function get(url: string, headers: Record<string, string> = {}): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return undefined
  }
}

/**
 * Readers of an instance until `isOver`. A page that has once been there must stay there: on an instance that is killed it may be
 * unanswered or not yet there again (503), never missing (404). `now` says in words what goes on.
 */
export async function readers(
  url: () => string,
  paths: readonly string[],
  { crowd, mayBeAway, isOver, now }: Crowd,
): Promise<Met> {
  const met: Met = { pages: 0, answers: new Map(), wrong: [] }
  const seen = new Set<string>()
  const tell = (kind: string, answer: Answer | undefined) => {
    const name = `${kind} ${answer?.status ?? 'unanswered'}`
    met.answers.set(name, (met.answers.get(name) ?? 0) + 1)
  }
  const judge = (path: string, answer: Answer | undefined) => {
    met.pages += 1
    tell('page', answer)
    if (answer?.status === 200 && answer.text.includes('</html>')) return void seen.add(path)
    if (mayBeAway && (!answer || answer.status === 503)) return
    if (seen.has(path) || answer?.status === 404)
      met.wrong.push(`${now()}: ${path}: ${answer ? `HTTP ${answer.status}` : 'no answer'}`)
  }
  const reader = async (number: number) => {
    for (let at = number; !isOver(); at += 1, await wait(PAUSE_MS)) {
      const path = paths[at % paths.length] ?? '/'
      judge(path, await get(url() + path))
    }
  }
  /** Somebody makes addresses up: they are missing, or nobody can say, and never there. */
  const inventor = async () => {
    for (let id = 5_000_000; !isOver(); id += 1, await wait(PAUSE_MS * 5)) {
      const answer = await get(`${url()}/product/${id}`)
      tell('invented', answer)
      const isRight = answer?.status === 404 || answer?.status === 503 || (mayBeAway && !answer)
      if (!isRight) met.wrong.push(`${now()}: an invented address: ${answer?.status ?? 'no answer'}`)
    }
  }
  await Promise.all([...Array.from({ length: crowd }, (_, number) => reader(number * 3)), inventor()])
  return met
}
type Crowd = { crowd: number; mayBeAway: boolean; isOver: () => boolean; now: () => string }

/** Visitors who submit until `isOver`, each again under the same key until told success. Gives the keys that were. */
export async function senders(urls: () => string[], crowd: number, isOver: () => boolean): Promise<string[]> {
  const acknowledged: string[] = []
  const send = async (url: string, key: string) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${TOKEN}`,
      'idempotency-key': key,
    }
    const options = { method: 'POST', headers, body: enquiry(key), signal: AbortSignal.timeout(ANSWER_MS) }
    const answer = await fetch(`${url}/api/internal/form`, options).catch(() => undefined)
    const body = (await answer?.json().catch(() => undefined)) as { code?: string } | undefined
    return answer?.status === 200 && body?.code === '200'
  }
  const sender = async (number: number) => {
    for (let at = number; !isOver(); at += 1, await wait(PAUSE_MS * 10)) {
      const key = randomUUID()
      let isStored = false
      for (let turn = at; !isStored && !isOver(); turn += 1, await wait(PAUSE_MS * 5)) {
        const places = urls()
        isStored = await send(places[turn % places.length] ?? '', key)
      }
      if (isStored) acknowledged.push(key)
    }
  }
  await Promise.all(Array.from({ length: crowd }, (_, number) => sender(number)))
  return acknowledged
}
