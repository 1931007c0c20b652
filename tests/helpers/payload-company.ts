import cn from '@/messages/cn.json'
import { type ContentServer, startContentServer } from './content-server'
import { callOf } from './contract-calls'
import { type Injection, injector } from './payload-injection'

export type PayloadCompany = ContentServer & {
  /** From now on answers carry the payloads of this round. */
  setRound: (round: number) => void
  /** How often each text, HTML and address field of the contract was poisoned. */
  seen: Map<string, number>
  localeOf: (round: number) => string
}

/** Texts of the interface that a site words itself. Signs of markup are a mistake in them: such a text is left out. */
const WORDED = '" s4-in autofocus onfocus=alert(1) x="'
const worded = (text: string) => ({
  'shell.consult': `${cn.shell.consult} ${text}`,
  'video.watch': `${cn.video.watch} ${text}`,
})

/** The demo company's back end, taken over: payloads in every text, HTML and address of every answer (S4). */
export async function startPoisonedCompany(rounds: number): Promise<PayloadCompany> {
  const seen = new Map<string, number>()
  const walk = injector(seen)
  const localeOf = (round: number) => `poison-${round}.`
  let dose: Injection = { rounds, round: 0, mark: localeOf(0) }
  const server = await startContentServer((request, response, proper) => {
    const call = callOf(request)
    void proper().then(({ status, text }) => {
      const body = JSON.parse(text) as { code: string; data: unknown }
      if (call && body.code === '200') body.data = walk(call.output, body.data, call.name, dose)
      if (call?.name === 'siteDictionary') Object.assign(body.data as object, worded(WORDED))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    return true
  })
  const setRound = (round: number) => {
    dose = { rounds, round, mark: localeOf(round) }
  }
  return { ...server, setRound, seen, localeOf }
}
