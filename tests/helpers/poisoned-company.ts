import { endpoints } from '@/lib/contract/endpoints'
import cn from '@/messages/cn.json'
import { type ContentServer, startContentServer } from './content-server'
import { type Dose, poisoner } from './poison'

export type PoisonedCompany = ContentServer & {
  /** From now on answers carry the payloads of this round. */
  setRound: (round: number) => void
  /** How often each text, HTML and address field of the contract was poisoned. */
  seen: Map<string, number>
  markOf: (round: number) => string
}

const calls = Object.entries(endpoints)
  // `{type}/{id}` fits what others name more exactly.
  .sort(([, a], [, b]) => Number(a.path.startsWith('{')) - Number(b.path.startsWith('{')))
  .map(([name, { method, path, output }]) => ({
    name,
    method,
    output,
    path: new RegExp(`^${path.replace(/\{type\}/, '[a-zA-Z-]+').replaceAll(/\{\w+\}/g, '\\d+')}$`),
  }))

/** Texts of the interface that a site words itself. Signs of markup are a mistake in them: such a text is left out. */
const WORDED = '" s4-in autofocus onfocus=alert(1) x="'
const worded = (text: string) => ({
  'shell.consult': `${cn.shell.consult} ${text}`,
  'video.watch': `${cn.video.watch} ${text}`,
})

/** The demo company's back end, taken over: payloads in every text, HTML and address of every answer (S4). */
export async function startPoisonedCompany(rounds: number): Promise<PoisonedCompany> {
  const seen = new Map<string, number>()
  const walk = poisoner(seen)
  const markOf = (round: number) => `poison-${round}.`
  let dose: Dose = { rounds, round: 0, mark: markOf(0) }
  const server = await startContentServer((request, response, proper) => {
    const path = (request.url ?? '').replace('/api/internal/', '').split('?')[0] ?? ''
    const call = calls.find((one) => one.method === request.method && one.path.test(path))
    void proper().then(({ status, text }) => {
      const body = JSON.parse(text) as { code: string; data: unknown }
      if (call && body.code === '200') body.data = walk(call.output, body.data, call.name, dose)
      if (call?.name === 'siteDictionary') Object.assign(body.data as object, worded(WORDED))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    return true
  })
  const setRound = (round: number) => {
    dose = { rounds, round, mark: markOf(round) }
  }
  return { ...server, setRound, seen, markOf }
}
