import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '@/e2e/routes'
import { type RunningServer, startServer } from '@/scripts/lib/server'
import { flightScript } from '@/server/pages/flight-script'
import { smallFiles, withInlineIcons } from '@/server/pages/inline-icons'
import { lightenFlight } from '@/server/pages/lighten-flight'

// What finishing a page leans on is Next's own and may change with any version of it. Each of these says which page broke,
// and how; until it is mended such pages pass through as Next wrote them, which is slower and nothing worse.

let site: RunningServer

beforeAll(async () => {
  site = await startServer()
  await fetch(site.url) // the first page starts Next, which no test's own time should pay for
})
afterAll(async () => {
  await site?.stop()
})

const pages = [...routes, '/form/1', '/activity?keyword=a', '/services/1/preview', '/nothing-here']
const icons = smallFiles(process.cwd())
/** The body as Next wrote it: icons that stand in it are files again (ADR 0016). */
const withIconFiles = (body: string, rsc: Buffer) =>
  [...new Set(rsc.toString().match(/\/assets\/[^"?#]+\.svg\?v=\w+/g))].reduce((html, address) => {
    const file = `<img src="${address}"`
    const [inline = ''] = /"data:[^"]*"/.exec(withInlineIcons(file, icons)) ?? []
    return inline ? html.replaceAll(inline, `"${address}"`) : html
  }, body)
const inlineScripts = (html: string) => [...html.matchAll(/<script(?: id="_R_")?>([^<]*)<\/script>/g)]

describe('what Next renders', () => {
  it.each(pages)('is of the forms that a page can be finished from: %s', async (path) => {
    const html = await (await fetch(site.url + path)).text()
    const [loader, bootstrap, flight, ...more] = inlineScripts(html).map(([, code]) => code)
    expect(more).toEqual([])
    expect(loader).toMatch(/^\(function loader\d*\(/)
    expect(bootstrap).toMatch(/^\(globalThis\["TURBOPACK"\]/)
    expect(flight).toMatch(/^\(self\.__next_f=/)
    // Every file of the page's waits for the loader; the one for browsers without modules is asked for by no other.
    expect(html.match(/<script src="[^"]*"(?! noModule="")[^>]*>|<link[^>]*as="script"/g)).toBeNull()
    // What every page asks for is one file; its parts are named for React and asked for by no one (ADR 0033).
    const held = html.match(/<script async="" data-src="\/_next\/static\/[^"]+"><\/script>/g)
    expect(held?.filter((script) => script.includes('/joined-'))).toHaveLength(1)
    expect(held?.length).toBeLessThan(5)
    expect(html.match(/<script type="text\/plain" async="" data-src=/g)?.length).toBeGreaterThan(5)
    // React finds its style sheets by this attribute, and would load them again without it.
    for (const [sheet] of html.matchAll(/<link rel="stylesheet"[^>]*>/g))
      expect(sheet).toContain('data-precedence="next"')
    // A sheet that comes late and brings fonts would make the browser lay out all text once more (ADR 0013).
    expect(html).toMatch(/<style>[^<]*@font-face/)
    for (const [, address] of html.matchAll(/<template data-style="([^"]+)"/g))
      expect(await (await fetch(site.url + address)).text()).not.toContain('@font-face')
  })

  it.each(['/', '/product/1001', '/en/cases'])(
    'pushes what it answers to client navigation: %s',
    async (path) => {
      const [page, data] = await Promise.all([
        fetch(site.url + path).then((answer) => answer.text()),
        fetch(site.url + path, { headers: { rsc: '1' } }),
      ])
      expect(data.headers.get('content-type')).toContain('text/x-component')
      const rsc = Buffer.from(await data.arrayBuffer())
      const body = withIconFiles(page.slice(page.indexOf('</head>'), page.indexOf('<script id="_R_">')), rsc)
      const document = body.replace(/ data-plain="\d+"/g, '')
      const light = lightenFlight(document, rsc)
      expect(light?.flight.length).toBeGreaterThan(1)
      expect(body).toBe(light?.html)
      expect(page).toContain(`<script>${flightScript(light?.flight ?? [])}</script>`)
    },
  )

  it('loads comes as small as the build has made it', async () => {
    const html = await (await fetch(site.url)).text()
    const [, address = ''] = /data-src="([^"]*\/joined-[^"]*)"/.exec(html) ?? []
    const answer = await fetch(site.url + address, { headers: { 'accept-encoding': 'br' } })
    const text = Buffer.from(await answer.arrayBuffer())
    const file = `.next/compressed/${createHash('sha1').update(text).digest('hex')}.br`
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-length')).toBe(String(statSync(file).size))
  })
})
