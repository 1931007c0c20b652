import { setTimeout as wait } from 'node:timers/promises'
import { ask as askPlain } from '../helpers/ask'
import { host } from '../helpers/nginx'
import { ask } from './ask'
import { type Finding, type Trial, wrongIf } from './trials'

/** What nginx does for a page: one request fills, browsers ask by ETag, nobody's headers change what others get, a flood is turned away. */
export const front: Trial = async ({ nginx, backend }): Promise<Finding> => {
  const url = `${nginx.url}/en/periodical`
  backend.calls.clear()
  const crowd = await Promise.all(
    Array.from({ length: 200 }, () => ask(url, { headers: { 'accept-encoding': 'br' } })),
  )
  const calls = Math.max(
    0,
    ...[...backend.calls].filter(([call]) => call.includes('publications')).map(([, n]) => n),
  )
  const [first] = crowd
  const known = await ask(url, {
    headers: { 'accept-encoding': 'br', 'if-none-match': first?.headers.etag ?? '' },
  })
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-middleware-subrequest': 'middleware:middleware:middleware',
    'next-action': '1',
    'x-nextjs-data': '1',
  }
  const attacked = await ask(url, { headers: { 'accept-encoding': 'br', ...forged } })
  const clean = await ask(url, { headers: { 'accept-encoding': 'br' } })
  const stranger = await ask(url, { headers: { host: 'evil.example' } }).catch(() => undefined)
  const flood = await Promise.all(
    Array.from({ length: 40 }, () =>
      ask(`${nginx.url}/api/internal/form`, { method: 'POST', from: '127.0.0.2' }),
    ),
  )
  const turnedAway = flood.filter(({ status }) => status === 429).length
  const plain = await askPlain(nginx.plainUrl, { host })
  await wait(1500) // nginx writes its log once a second
  const states = [...nginx.log().matchAll(/"path":"\/en\/periodical".*?"cache":"(\w+)"/g)].map(
    ([, state]) => state,
  )
  const fills = states.filter((state) => state === 'MISS' || state === 'EXPIRED').length
  return {
    name: 'nginx in front',
    figures: `200 at once: ${crowd.filter(({ status }) => status === 200).length} whole, ${calls} calls of the back end, ${states.length} logged with ${fills} fills; 40 submits at once from one address: ${turnedAway} turned away`,
    wrong: [
      ...wrongIf(
        crowd.some(({ status }) => status !== 200),
        'not every visitor of the crowd got the page',
      ),
      ...wrongIf(calls > 1, `${calls} calls of the back end for one page`),
      ...wrongIf(first?.headers['content-encoding'] !== 'br', 'the page is not sent compressed'),
      ...wrongIf(!/^max-age=0\b/.test(first?.headers['cache-control'] ?? ''), 'browsers may keep the page'),
      ...wrongIf(known.status !== 304, `a known page is answered HTTP ${known.status}`),
      ...wrongIf(first?.headers['x-accel-expires'] !== undefined, 'headers for nginx alone go out'),
      ...wrongIf(
        !attacked.body.equals(clean.body) || clean.body.includes('evil'),
        'forged headers change the page',
      ),
      ...wrongIf(stranger !== undefined, 'an unknown host gets an answer'),
      ...wrongIf(turnedAway < 5 || turnedAway === 40, `${turnedAway} of 40 submits at once are turned away`),
      ...wrongIf(plain.status !== 308, `plain HTTP is answered ${plain.status}`),
      ...wrongIf(fills > 10 || states.length < 200, `${fills} of ${states.length} requests went to the site`),
    ],
  }
}
