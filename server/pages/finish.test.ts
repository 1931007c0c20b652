import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { finishPage, UnknownFormError } from './finish'
import { LOADER } from './loader'

const hosts = { media: [], frames: [] }
const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});'
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
const push = (kind: number, text: string) => `<script>self.__next_f.push(${json([kind, text])})</script>`
const data = '1:"\x001a\'b\\n"\n2:T5,<b>\u2028\r\n</script><!--<script>\n'

type Parts = { head?: string; content?: string; pushes?: string[]; end?: string; rscData?: Buffer }
const rendered = ({ head = '', content = '', pushes, end = '', rscData }: Parts) => {
  const all = pushes ?? [push(1, data.slice(0, 9)), push(1, data.slice(9))]
  const html = [
    `<!DOCTYPE html><html lang="zh-CN"><head><meta charSet="utf-8"/>${head}</head><body><main>${content}</main>`,
    `<script id="_R_">${bootstrap}</script><script src="/_next/static/chunks/a.js" async=""></script>`,
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${all.join('')}${end}</body></html>`,
  ].join('')
  return { html, rscData: rscData ?? Buffer.from(data) }
}
const scriptsOf = (html: string) => [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)]
const trusted = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ').slice(1)
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** What the page's own script hands to Next's client when a browser runs it. */
function handedOver(html: string): unknown {
  const pushed: unknown[] = []
  const code = scriptsOf(html).at(-1)?.[2] ?? ''
  new Script(code).runInNewContext({ self: { __next_f: { push: (item: unknown) => pushed.push(item) } } })
  return JSON.parse(JSON.stringify(pushed))
}

describe('a finished page (S3)', () => {
  it('has one script of its own, which hands over the data as it was, and a policy of three hashes', () => {
    const { html, policy } = finishPage(rendered({}), hosts)
    expect(handedOver(html)).toEqual([[0], [1, data]])
    const inline = scriptsOf(html).flatMap(([, attributes, code]) =>
      /src=/.test(attributes ?? '') ? [] : [code ?? ''],
    )
    expect(inline.slice(0, 2)).toEqual([LOADER, bootstrap])
    expect(trusted(policy)).toEqual(inline.map(hash))
    expect(inline).toHaveLength(3)
    expect(html).not.toMatch(/[\0\r\u2028]/)
  })

  it('hands over bytes that are no text as bytes', () => {
    const rscData = Buffer.from([0x31, 0x3a, 0xff, 0xfe, 0x0a])
    const pushes = [push(1, '1:'), push(3, rscData.subarray(2).toString('base64'))]
    const { html } = finishPage(rendered({ pushes, rscData }), hosts)
    expect(handedOver(html)).toEqual([[0], [3, rscData.toString('base64')]])
  })

  it('has no attribute of React’s own (ADR 0034), in text nothing is changed', () => {
    const content =
      '<a class="b" vt-name="brand" vt-update="none" vt-share="auto">b</a><p>vt-name=&quot;a&quot;</p>'
    const { html } = finishPage(rendered({ content }), hosts)
    expect(html).toContain('<main><a class="b">b</a><p>vt-name=&quot;a&quot;</p></main>')
  })

  it('has no script that the parser or the preload scanner asks for, and keeps its style sheets', () => {
    const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
    const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
    const head = `${sheet}<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/b.js" async=""></script>${old}`
    const { html } = finishPage(rendered({ head }), hosts)
    expect(html).toContain(`${sheet}<script async="" data-src="/_next/static/chunks/b.js"></script>${old}`)
    expect(html).toContain('<script async="" data-src="/_next/static/chunks/a.js"></script>')
    expect(html).not.toContain('as="script"')
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a forged push', push(1, '0:"forged"')],
    ['a forged start', `<script id="_R_">${bootstrap.replace('a.js', 'b.js')}</script>`],
    ['a forged end', `${rendered({}).html.split('</main>')[1]}`],
    ['a loader of its own', `<script>${LOADER.replace('src', 'SRC')}</script>`],
  ])('trusts nothing of its content: %s', (_, content) => {
    const { html, policy } = finishPage(rendered({ content }), hosts)
    expect(html).toContain(`<main>${content}</main>`)
    expect(trusted(policy)).toEqual(trusted(finishPage(rendered({}), hosts).policy))
  })

  it('leaves data blocks and the text of scripts in words alone', () => {
    const content =
      '<script type="application/ld+json">{"@type":"Article"}</script><p>&lt;script src="/_next/static/chunks/b.js" async=""&gt;</p>'
    expect(finishPage(rendered({ content }), hosts).html).toContain(content)
  })

  const outlined =
    '<div hidden id="S:0"><p>late</p></div><script>$RC=function(){};$RC("B:0","S:0")</script></body></html>'
  it.each<[string, Parts]>([
    ['a push that calls something', { end: '<script>self.__next_f.push([1,alert(1)])</script>' }],
    ['an outlined boundary after the run', { end: outlined }],
    ['a boundary between the pushes', { pushes: [push(1, data), outlined, push(1, 'a')] }],
    ['pushes that are not the data', { pushes: [push(1, data), push(1, 'more')] }],
    ['data that is not all pushed', { rscData: Buffer.from(`${data}3:"more"\n`) }],
    ['a form state', { pushes: ['<script>self.__next_f.push([2,null])</script>'] }],
    ['a script of another host', { end: '<script src="https://a.example/a.js" async=""></script>' }],
    ['a script that is not async', { end: '<script src="/_next/static/chunks/c.js"></script>' }],
  ])('is not made of another form: %s', (_, parts) => {
    expect(() => finishPage(rendered(parts), hosts)).toThrow(UnknownFormError)
  })

  it('is not made of a document that begins or ends otherwise, nor twice', () => {
    const page = rendered({})
    const other = (html: string) => () => finishPage({ ...page, html }, hosts)
    expect(other(page.html.replace('<meta charSet="utf-8"/>', ''))).toThrow(UnknownFormError)
    expect(other(page.html.replace('</body></html>', ''))).toThrow(UnknownFormError)
    expect(other('<html id="__next_error__"></html>')).toThrow(UnknownFormError)
    expect(other(finishPage(page, hosts).html)).toThrow(UnknownFormError)
  })
})

describe('the loader', () => {
  it('is a script by itself: nothing in it ends a script, nothing is named that stays on the server', () => {
    expect(LOADER).not.toContain('<')
    expect(() => new Script(LOADER)).not.toThrow()
    expect(LOADER).not.toMatch(/__name|import/)
    expect(LOADER.length).toBeLessThan(4_000)
  })
})
