import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from './html'

describe('tables of content (D18)', () => {
  it('are HTML of today: alignment is a class of ours, heads have a scope, other classes are gone', () => {
    const html = sanitiseHtml(
      '<table><thead><tr><th align="right">A</th><th class="x" scope="row">B</th></tr></thead><tbody><tr><td align="CENTER" class="evil">1</td><td align="justify">2</td></tr></tbody></table>',
      [],
    )
    expect(html).not.toMatch(/align=|evil|"x"/)
    expect(html).toContain('<th scope="col" class="align-right">A</th>')
    expect(html).toContain('<th scope="row">B</th>')
    expect(html).toContain('<td class="align-center">1</td><td>2</td>')
  })
})
