import { describe, expect, it } from 'vitest'
import { blockText, textOf } from './text-of'

describe('blocks of a text', () => {
  it.each([
    [
      'a heading and a paragraph',
      '<h2>What changed</h2><p>Less waiting.</p>',
      'What changed · Less waiting.',
    ],
    ['items of a list', '<ul><li>Scan</li>\n<li>Count</li></ul><p>Done</p>', 'Scan · Count · Done'],
    [
      'cells of a table',
      '<table><tr><th>Product</th><th>Version</th></tr><tr><td>Plan</td><td>4.4</td></tr></table>',
      'Product · Version · Plan · 4.4',
    ],
    ['lines', 'One<br>Two<br/>Three', 'One · Two · Three'],
    ['a stop ends a block by itself', '<p>First!</p><p>Second: </p><p>third</p>', 'First! Second: third'],
    [
      'a Chinese one brings its blank',
      '<p>先说结论。</p><p>再说原因</p><p>完</p>',
      '先说结论。再说原因 · 完',
    ],
    ['a bracket is no stop', '<h2>排程（Plan）</h2><p>把产能一起算。</p>', '排程（Plan） · 把产能一起算。'],
    [
      'what is in a line stays in it',
      '<p>In <b>bold</b> and <a href="/">linked</a></p>',
      'In bold and linked',
    ],
    ['what is not to be read', '<p>Seen</p><script>var html = "<p>"</script><p>too</p>', 'Seen · too'],
  ])('%s', (_, html, text) => {
    expect(blockText(html)).toBe(text)
  })

  it('of a record are separated field by field, and none is cut inside a tag', () => {
    const record = {
      title: 'Own',
      content: '<h2>One</h2>',
      parts: [{ name: 'Two' }, { desc: 'Three.' }],
      id: 'x',
    }
    expect(textOf(record, 100, ['title'])).toBe('One · Two · Three.')
    expect(textOf({ content: `<p>Word</p><p class="${'x'.repeat(99)}">more</p>` }, 10, [])).toBe('Word')
  })
})
