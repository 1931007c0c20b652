import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumOptions } from '@/scripts/lib/chromium'
import { type RunningServer, startServer } from '@/scripts/lib/server'

// A page into which somebody got a script past every other guard: the policy is what is left (S3). The site's own
// pages hold none, so a server in between writes them in and passes on the site's policy.
const injected = [
  '<script>window.injected = "plain"</script>',
  '<script>self.__next_f.push([1,"0:\\"forged\\"\\n"]);window.injected = "statement"</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([1,"forged"])</script>',
  '<script>self.__next_f.push([1,"forged"])</script>',
  '<script id="_R_">window.injected = "start"</script>',
  // Files that the loader would ask for, were they the page's own.
  '<script async data-src="data:text/javascript,window.injected=1"></script>',
  '<script async data-src="https://elsewhere.example/injected.js"></script>',
  '<img src="data:," onerror="window.injected = \'attribute\'" alt="">',
]

let site: RunningServer
let server: Server
let browser: Browser

beforeAll(async () => {
  site = await startServer()
  browser = await chromium.launch(chromiumOptions())
  server = createServer(async (request, response) => {
    const answer = await fetch(site.url + request.url, { redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const policy = answer.headers.get('content-security-policy')
    response.writeHead(answer.status, {
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
    })
    const isPage = type.startsWith('text/html')
    response.end(isPage ? body.toString().replace('<main', `${injected.join('')}<main`) : body)
  }).listen(0)
  await once(server, 'listening')
})
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
  await site?.stop()
})

it('a script injected into a page does not run, and the page works (S3)', async () => {
  const page = await browser.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('script-src')) refused.push(message.text())
  })
  const answer = await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/en/cases`)
  expect(await answer?.text()).toContain(injected.join(''))
  // Next's own scripts run: React has taken the page over.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
  // The loader asks for held files after the first paint, and is refused them.
  await expect.poll(() => refused, { timeout: 15_000 }).toHaveLength(injected.length)
  expect(await page.evaluate(() => Reflect.get(window, 'injected'))).toBeUndefined()
  const pushed = await page.evaluate(() => JSON.stringify(Reflect.get(window, '__next_f') ?? []))
  expect(pushed).not.toContain('"forged"')
})
