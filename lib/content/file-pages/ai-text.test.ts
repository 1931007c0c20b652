import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainText } from '@/lib/rules/text/plain-text'
import { readableText } from './ai-text'

describe('the text of a framed page', () => {
  it('is the text of its main part: no drawing, no button, nothing hidden, nothing that runs', () => {
    const html = readableText(`<body><header>Menu</header><main>
      <svg><text>drawn</text></svg><h1><span class="keep">Four agents,</span><span class="keep"> four jobs</span></h1>
      <div aria-hidden="true">hours</div><button>Play</button><script>alert(1)</script>
      <ul><li><strong>Orders</strong><span onclick="x()">60 mails</span></li></ul>
      <a href="/form/5001" target="_top">Book</a> <a href="javascript:alert(1)">bad</a></main></body>`)
    expect(plainText(html)).toBe('Four agents, four jobs Orders 60 mails Book bad')
    expect(html).toContain('<h2>')
    expect(html).not.toMatch(/onclick|javascript:|target=|<h1/)
  })

  const pages = ['public/ai', 'public/en/ai'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.html') ? [`${folder}/${name}`] : [])),
  )
  it.each([...pages, 'public/ai-native-erp.html', 'public/en/ai-native-erp.html'])(
    'of %s is whole',
    (file) => {
      const html = readFileSync(file, 'utf8')
      const text = plainText(readableText(html))
      expect(text.length).toBeGreaterThan(500)
      for (const [, heading = ''] of html.matchAll(/<h[23]\b[^>]*>([\s\S]*?)<\/h[23]>/g))
        expect(text).toContain(plainText(heading))
    },
  )
})
