import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './csp'
import { allInlineScripts, inlineScripts } from './framework-scripts'

const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});'
const first = '(self.__next_f=self.__next_f||[]).push([0])'
const push = (text: string) => `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`
const own = [bootstrap, first, push('1:"a"\n'), push('2:"<script>alert(1)</script>"\n')]
const tail = [
  `<script id="_R_">${bootstrap}</script><script src="/_next/static/chunks/a.js" async=""></script>`,
  ...own.slice(1).map((code) => `<script>${code}</script>`),
].join('')
const page = (content: string, end = tail) =>
  `<!DOCTYPE html><html><head><title>a</title></head><body><main>${content}</main>${end}</body></html>`

describe('scripts that a page may run (S3)', () => {
  it('are those that Next writes at the end of the body', () => {
    expect(inlineScripts(page('<p>text</p>'))).toEqual({ known: own, unknown: [] })
  })

  it.each([
    ['a script', '<script>alert(1)</script>', 'alert(1)'],
    ['a script in capitals', '<SCRIPT type="module">alert(1)</SCRIPT >', 'alert(1)'],
    ['a forged push', `<script>${push('0:"forged"')}</script>`, push('0:"forged"')],
    ['a forged end', `${tail.replace('1:', '9:')}</body></html>`, push('1:"a"\n').replace('1:', '9:')],
    [
      'a forged start',
      `<script id="_R_">${bootstrap.replace('a.js', 'b.js')}</script>`,
      bootstrap.replace('a.js', 'b.js'),
    ],
  ])('are no others: %s in the content', (_, content, code) => {
    const { known, unknown } = inlineScripts(page(content))
    expect(known).toEqual(own)
    expect(unknown).toContain(code)
  })

  it.each([
    ['a push that calls something', 'self.__next_f.push([1,alert(1)])'],
    ['two statements', `${push('a')};alert(1)//])`],
    ['a payload of another shape', 'self.__next_f.push([{"a":1},"b"])'],
    ['a completion script of an outlined boundary', '$RC("B:0","S:0")'],
  ])('an end with an unknown form, %s, is trusted in nothing', (_, code) => {
    expect(inlineScripts(page('', `${tail}<script>${code}</script>`)).known).toEqual([])
  })

  it('an end after which something comes is trusted in nothing', () => {
    expect(inlineScripts(page('', `${tail}<p>more</p>`)).known).toEqual([])
    expect(inlineScripts(page('<script>alert(1)</script>', '')).known).toEqual([])
    expect(inlineScripts(page(tail, '')).known, 'a forged end where there is none of Next’s').toEqual([])
  })

  it('JSON-LD is data: neither hashed nor complained of', () => {
    const data = '<script type="application/ld+json">{"@type":"Article"}</script>'
    expect(inlineScripts(page(data)).unknown).toEqual([])
  })

  it('a file of the owner may run its own', () => {
    expect(allInlineScripts('<script>a()</script><script src="/b.js"></script><script>a()</script>')).toEqual(
      ['a()'],
    )
  })

  it('stand in the policy by their hash', () => {
    const policy = contentSecurityPolicy({ scripts: ['a()'] }, { media: [], frames: ['player.example'] })
    expect(policy).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';")
    expect(policy).toContain("frame-src 'self' player.example")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })
})
