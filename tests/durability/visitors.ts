import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** What visitors were told: `acknowledged` read success, by key, with the name they typed. */
export type SubmitLog = {
  acknowledged: Map<string, string>
  sent: number
  refusals: Map<number, number>
  unanswered: number
}

export const newLedger = (): SubmitLog => ({
  acknowledged: new Map(),
  sent: 0,
  refusals: new Map(),
  unanswered: 0,
})

const bodyOf = (name: string) =>
  JSON.stringify({
    site: { id: 1 },
    form: { id: 1 },
    fieldValues: [
      { formFieldBO: { id: 101 }, value: name },
      { formFieldBO: { id: 102 }, value: 'visitor@example.com' },
    ],
    formTypeSource: 'INDEX_MODEL',
    trafficAccessReq: { deviceType: 2, logidUrl: 'http://localhost/' },
  })

/** One visitor: submits under one key and, like the dialog, tries again while nothing clear came back. */
async function visit(url: string, token: string, ledger: SubmitLog, until: number): Promise<void> {
  const key = randomUUID()
  const name = `visitor ${key}`
  ledger.sent += 1
  while (Date.now() < until) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      authorization: `Bearer ${token}`,
    }
    const options = { method: 'POST', headers, body: bodyOf(name), signal: AbortSignal.timeout(15_000) }
    const answer = await fetch(`${url}/api/internal/form`, options)
      .then(async (response) => ({
        status: response.status,
        body: (await response.json()) as { code?: string },
      }))
      .catch(() => undefined)
    if (answer?.status === 200 && answer.body.code === '200') {
      ledger.acknowledged.set(key, name)
      return
    }
    if (answer) ledger.refusals.set(answer.status, (ledger.refusals.get(answer.status) ?? 0) + 1)
    else ledger.unanswered += 1
    await wait(100 + Math.random() * 200)
  }
}

/** So many visitors at a time, one after the other, until the moment comes or enough were sent. */
export async function visitors(
  url: string,
  token: string,
  ledger: SubmitLog,
  crowd: number,
  until: number,
  most: number,
): Promise<void> {
  const queue = async () => {
    while (Date.now() < until && ledger.sent < most) await visit(url, token, ledger, until + 20_000)
  }
  await Promise.all(Array.from({ length: crowd }, queue))
}
