import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '@/scripts/lib/server'
import { describeWithNginx, host, type Nginx, startNginx } from '../helpers/nginx'
import { type SiteProcess, startSite } from '../helpers/site-process'
import { ask } from '../scale/ask'
import { enquiry } from '../scale/load'

// deploy/nginx.conf behind a CDN that it trusts, and the site behind both, as deploy/env/site.env has it.
const CDN = '127.0.0.2'
const STRANGER = '127.0.0.3'
/** More than one visitor may send in a minute (D25). */
const SUBMITS = 26
/** More than nginx lets through at once, whatever time they take. */
const FLOOD = 60
const FORM = '/api/internal/form'

describeWithNginx('behind a CDN', () => {
  const directory = mkdtempSync(join(tmpdir(), 'northbay-cdn-'))
  let site: SiteProcess
  let nginx: Nginx
  beforeAll(async () => {
    const port = await freePort()
    const settings = {
      DATA_DIR: directory,
      DATABASE_URL: '',
      CONTENT_API_URL: '',
      SITE_URL: `https://${host}`,
      TRUST_PROXY: '1',
    }
    site = await startSite(port, settings, join(directory, 'site.log'))
    nginx = await startNginx([port, port], [`${CDN}/32`])
  })
  afterAll(async () => {
    await nginx?.stop()
    await site?.stop()
    rmSync(directory, { recursive: true, force: true })
  })

  /**
   * As many submits at once, each from the visitor that `forwarded` names; how many were stored, how many refused as too many, and how
   * many of these by nginx itself.
   */
  async function submits(from: string, forwarded: (number: number) => string, path = FORM, length = SUBMITS) {
    const answers = await Promise.all(
      Array.from({ length }, (_, number) => {
        const headers = {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'x-forwarded-for': forwarded(number),
        }
        const client = { client: { trap: '', elapsedMs: 5000 } }
        const body = JSON.stringify({ ...JSON.parse(enquiry(String(number))), ...client })
        return ask(nginx.url + path, { method: 'POST', headers, body, from })
      }),
    )
    const refused = answers.filter(({ status }) => status === 429)
    const byNginx = refused.filter(({ body }) => body.includes('<center>nginx'))
    const stored = answers.filter(({ status }) => status === 200)
    return { stored: stored.length, refused: refused.length, byNginx: byNginx.length }
  }

  it('each visitor has a share of their own: twenty-six send at once, and all are stored', async () => {
    expect(await submits(CDN, (number) => `198.51.100.${number}`)).toMatchObject({
      stored: SUBMITS,
      refused: 0,
    })
    await vi.waitFor(() => expect(nginx.log()).toContain('"network":"198.51.100.0"'), 15_000)
  })

  it('one visitor has one share, whatever headers they send', async () => {
    const { stored, refused } = await submits(CDN, (number) => `203.0.113.${number}, 198.51.100.99`)
    expect(stored).toBeGreaterThan(0)
    expect(refused).toBeGreaterThanOrEqual(SUBMITS - 20)
    expect(stored + refused).toBe(SUBMITS)
  })

  it.each([
    ['of IPv6', (number: number) => `2001:db8:0:${number.toString(16)}::1`],
    ['of one IPv6 host each', (number: number) => `2001:db8::${number.toString(16)}:0:0:0:1`],
    ['of IPv4 in IPv6', (number: number) => `::ffff:192.0.2.${number}`],
  ])('visitors %s have shares of their own', async (_, forwarded) => {
    expect(await submits(CDN, forwarded)).toMatchObject({ stored: SUBMITS, refused: 0 })
  })

  it('the hosts of one IPv6 network (/64) have one share, at nginx too', async () => {
    const { byNginx } = await submits(CDN, (number) => `2001:db8:0:9999:${number + 1}::1`, FORM, FLOOD)
    expect(byNginx).toBeGreaterThan(0)
  })

  it.each([`${FORM}/`, `/api//internal/form/`, '/api/enquiry', '/api/enquiry/'])(
    'nginx counts submits to %s as those to the form',
    async (path) => {
      const { byNginx } = await submits(CDN, () => `2001:db8:aaaa:${path.length}::1`, path, FLOOD)
      expect(byNginx).toBeGreaterThan(0)
    },
  )

  it('the log of nginx names no pass, no enquiry that was read and no query', async () => {
    for (const path of ['/api/gate/a-pass', '/desk/enquiry/an-id', '/en/cases?name=Li-Lei'])
      await ask(nginx.url + path, { headers: {}, from: CDN })
    await vi.waitFor(() => expect(nginx.log()).toContain('"path":"/en/cases"'), 15_000)
    for (const secret of ['a-pass', 'an-id', 'Li-Lei']) expect(nginx.log()).not.toContain(secret)
  })

  it('nobody else is believed', async () => {
    const { stored, refused } = await submits(STRANGER, (number) => `192.0.2.${number}`)
    expect(refused).toBeGreaterThanOrEqual(SUBMITS - 20)
    expect(stored + refused).toBe(SUBMITS)
  })
})
