import { sanitiseHtml } from '@/lib/contract/html'
import { type Examples, longTitle } from '../examples'
import { RichText } from './RichText'

const html = (raw: string) => sanitiseHtml(raw, [])
const cells = '<td>A column of figures</td>'.repeat(20)

export const examples: Examples = {
  empty: (page) => <RichText page={page} html={html('<p>&nbsp;</p>')} />,
  usual: (page) => (
    <RichText
      page={page}
      html={html('<h2>Launch</h2><p>See <a href="/product">our products</a>.</p><ul><li>One</li></ul>')}
    />
  ),
  wide: (page) => (
    <RichText
      page={page}
      html={html('<h2>Launch</h2><p>Here.</p><p>Now.</p><h2>After</h2><ul><li>One</li></ul>')}
      isWide
    />
  ),
  figures: (page) => (
    <RichText
      page={page}
      html={html(
        '<ul><li><strong>640</strong> users in Ningbo</li><li><strong>27</strong> sessions in four rooms</li><li><strong>-38%</strong> stock</li></ul>',
      )}
    />
  ),
  picture: (page) => (
    <RichText
      page={page}
      html={html('<img src="/assets/covers/case-401.cn.webp" alt="A plant" width="800" height="450">')}
    />
  ),
  wideTable: (page) => <RichText page={page} html={html(`<table><tr>${cells}</tr></table>`)} />,
  long: (page) => (
    <RichText page={page} html={html(`<h2>${longTitle(page)}</h2><p>${'x'.repeat(400)}</p>`)} />
  ),
}
