import { describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { setMetricsRecorder } from '@/lib/metrics'
import { pageTransforms } from '@/lib/setting-kinds'
import { unrecognisedLines } from '@/lib/unrecognised'
import { pageDocument } from './document'

const settings = { hosts: { media: [], frames: [] }, transforms: pageTransforms }
const file = '<script src="/_next/static/chunks/a.js" async="" nonce="n1"></script>'
const loader = '<script nonce="n1" data-loader="">load()</script>'
const rendered = (content = '<p>text</p>', head = '') =>
  `<!DOCTYPE html><html lang="zh-CN"><head><meta charSet="utf-8"/>${file}${head}${loader}</head><body><main>${content}</main>` +
  '<script nonce="n1" id="_R_">start()</script><script src="/_next/static/chunks/b.js" nonce="n1" async=""></script></body></html>'

describe('a document of a page (S3)', () => {
  it('has its files held for the loader, whichever way its attributes stand, and a policy that names its nonce alone', () => {
    const { html, policy } = pageDocument(rendered(), 'n1', settings)
    expect(html).toContain(`<head><meta charSet="utf-8"/>${loader}<script async`)
    expect(html).toContain('<script async="" nonce="n1" data-src="/_next/static/chunks/a.js"></script>')
    expect(html).toContain('<script async="" nonce="n1" data-src="/_next/static/chunks/b.js"></script>')
    expect(html).toContain('<script nonce="n1" id="_R_">start()</script>')
    expect(policy).toContain("script-src 'self' 'nonce-n1';")
  })

  it('has no script that the preload scanner requests, and keeps its style sheets', () => {
    const sheet =
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" nonce="n1" data-precedence="next"/>'
    const old = '<script src="/_next/static/chunks/old.js" noModule="" nonce="n1"></script>'
    const preload =
      '<link rel="preload" as="script" fetchPriority="low" nonce="n1" href="/_next/static/chunks/b.js"/>'
    const { html } = pageDocument(rendered('', `${sheet}${preload}${old}`), 'n1', settings)
    expect(html).toContain(`${sheet}${old}</head>`)
    expect(html).not.toContain('as="script"')
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with the nonce of another render', '<script nonce="n0">alert(1)</script>'],
    [
      'a file that the loader would ask for',
      '<script src="/_next/static/x.js" async="" nonce="n0"></script>',
    ],
  ])('trusts nothing of its content: %s', (_, content) => {
    const { html, policy } = pageDocument(rendered(content), 'n1', settings)
    expect(html).toContain(`<main>${content}</main>`)
    expect(policy).toContain("script-src 'self' 'nonce-n1';")
  })

  it('is sent as Next wrote it where its scripts have another form; log, metrics and deep health report it', () => {
    const counted = vi.fn()
    setMetricsRecorder({ count: counted, time: vi.fn() })
    const logged = vi.spyOn(log, 'error').mockReturnValue(undefined)
    const other = rendered().replaceAll('async=""', 'async="true"')
    for (let visit = 0; visit < 2; visit++) expect(pageDocument(other, 'n1', settings).html).toBe(other)
    expect(logged).toHaveBeenCalledOnce()
    expect(counted.mock.calls).toEqual(Array(2).fill(['unrecognised', { part: 'scripts' }]))
    expect(unrecognisedLines()).toEqual([expect.stringContaining('scripts of Next')])
    logged.mockRestore()
  })

  it('has no attribute of React’s own (ADR 0034), in text nothing is changed', () => {
    const content =
      '<a class="b" vt-name="brand" vt-update="none" vt-share="auto">b</a><p>vt-name=&quot;a&quot;</p>'
    const { html } = pageDocument(rendered(content), 'n1', settings)
    expect(html).toContain('<main><a class="b">b</a><p>vt-name=&quot;a&quot;</p></main>')
  })

  it('is Next’s own where nothing is transformed, under the same policy', () => {
    const { html, policy } = pageDocument(rendered(), 'n1', { ...settings, transforms: [] })
    expect(html).toBe(rendered())
    expect(policy).toContain("script-src 'self' 'nonce-n1';")
  })

  it.each(pageTransforms)('lacks the one change that is left out: %s', (left) => {
    const image =
      '<picture><img src="/a.webp" alt="" width="9" height="9" decoding="async" fetchPriority="high"/></picture>'
    const head = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
    const transforms = pageTransforms.filter((name) => name !== left)
    const { html } = pageDocument(rendered(`<p vt-name="a">b</p>${image}`, head), 'n1', {
      ...settings,
      transforms,
    })
    expect({
      'hold-scripts': html.includes(' data-src='),
      'lead-picture': html.includes('as="image"'),
      'transition-names': !html.includes('vt-name'),
    }).toEqual({ 'hold-scripts': true, 'lead-picture': true, 'transition-names': true, [left]: false })
  })

  it('of an unrecognised form hydrates as Next wrote it', () => {
    for (const other of [rendered().replaceAll(' async=""', ''), rendered().replace(loader, '')])
      expect(pageDocument(other, 'n1', settings).html).toBe(other)
  })

  it('that was not rendered with this nonce runs no inline script', () => {
    const { html, policy } = pageDocument('<html><head></head><script>a()</script></html>', 'n1', settings)
    expect(html).toContain('<script>a()</script>')
    expect(policy).toContain("script-src 'self';")
  })
})
