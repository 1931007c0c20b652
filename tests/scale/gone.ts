import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask'
import { LEFT_ALONE_MS, TOKEN } from './fleet'
import { submit } from './load'
import { type Trial, underLoad, wrongIf } from './trials'

/** One instance hangs while visitors read and submit: whoever it was asked for gets an answer of the other one. */
export const hang: Trial = (fleet, _seconds, paths) =>
  underLoad('one instance hangs', fleet, paths, async () => {
    const { pid } = fleet.instances[0].site
    await wait(LEFT_ALONE_MS)
    process.kill(pid as number, 'SIGSTOP')
    // Pages that nginx has not: some of them are asked of the instance that hangs.
    const unseen = ['1003', '1004', '1005', '1006'].map((id) => ask(`${fleet.nginx.url}/en/product/${id}`))
    const statuses = (await Promise.all(unseen)).map(({ status }) => status)
    process.kill(pid as number, 'SIGCONT')
    if (statuses.some((status) => status !== 200)) throw new Error(`pages are answered ${statuses}`)
  })

/** Both are gone: what nginx has goes on being shown for a minute, everything else is a sentence and Retry-After. */
export const nobody: Trial = async ({ nginx, instances }) => {
  const seen = await ask(`${nginx.url}/en/cases`)
  await Promise.all(instances.map(({ site }) => site.kill()))
  await wait(1100) // the second for which it was fresh
  const [still, unseen, sent] = await Promise.all([
    ask(`${nginx.url}/en/cases`),
    ask(`${nginx.url}/en/case-detail/402`),
    submit(nginx.url, TOKEN, randomUUID()),
  ])
  await Promise.all(instances.map((instance) => instance.start()))
  await wait(LEFT_ALONE_MS)
  const back = await ask(`${nginx.url}/en/case-detail/402`)
  const text = unseen.body.toString()
  return {
    name: 'nobody answers',
    figures: `a seen page ${still.status}, another ${unseen.status}, a submit ${sent.status}; back: ${back.status}`,
    wrong: [
      ...wrongIf(still.status !== 200 || !still.body.equals(seen.body), 'a page seen a second ago is gone'),
      ...wrongIf(unseen.status !== 503 || !unseen.headers['retry-after'], 'no 503 with Retry-After'),
      ...wrongIf(!/稍后/.test(text) || !/reload/.test(text), 'no sentence in both languages'),
      ...wrongIf(
        sent.status !== 503 || !/still here/.test(sent.msg),
        `a submit is answered ${sent.status} ${sent.msg}`,
      ),
      ...wrongIf(back.status !== 200, 'not back when they are'),
    ],
  }
}
