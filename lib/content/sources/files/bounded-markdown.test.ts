import { marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { bounds } from '@/lib/contract/bounds'
import { boundedMarkdown } from './bounded-markdown'

const parsed = (text: string) => marked.parse(boundedMarkdown(text), { async: false, gfm: true })

describe('Markdown that no person writes', () => {
  it.each([
    '_a __b ',
    'a_',
    '**a',
    'a**',
    '*_',
    '![[]()',
    '[a](',
    '[',
    '~~a ',
    '`a``',
    '<a ',
    '>',
    '> ',
    '- ',
    '1. ',
    '> - ',
    '|_a __b',
    '|_a __b\n',
    '- a_\n',
    '| a_b |\n|---|\n',
  ])('%j over and over is parsed while a page is waited for', (piece) => {
    const text = piece.repeat(Math.ceil(bounds.html / piece.length)).slice(0, bounds.html)
    parsed(text.slice(0, 20_000))
    const began = process.cpuUsage().user
    parsed(text)
    // Seconds and minutes before. A shared machine is slower than its processor.
    expect((process.cpuUsage().user - began) / 1000).toBeLessThan(6000)
  })

  it('reads on behind it', () => {
    expect(parsed(`${'_a __b '.repeat(5000)}\n\n**bold** [a](/b)`)).toContain(
      '<strong>bold</strong> <a href="/b">a</a>',
    )
  })
})

it.each([
  ['items within items', `${'- '.repeat(20)}x\n`],
  ['rules', `${'* '.repeat(20)}\n`],
  ['blanks', `a\n${' '.repeat(199_996)}x\n`],
])('lines of %s are bounded in time that grows with their length', (_, line) => {
  const text = line.repeat(Math.ceil(200_000 / line.length))
  const began = process.cpuUsage().user
  boundedMarkdown(text)
  // A minute and more before.
  expect((process.cpuUsage().user - began) / 1000).toBeLessThan(6000)
})

it('a text of people stays as it is', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => `| **${at}** | _a_ [b](/c) |`)
  const text = `# A_b\n\n- **a**\n  - b\n    > c\n\n${'A **bold** and _fine_ word, [linked](/x). '.repeat(20)}\n\n| a | b |\n|---|---|\n${rows.join('\n')}`
  expect(boundedMarkdown(text)).toBe(text)
})
