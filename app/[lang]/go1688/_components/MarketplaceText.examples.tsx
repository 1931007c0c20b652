import type { Examples } from '@/components/examples'
import { textOf } from '@/components/examples/records'
import { MarketplaceText } from './MarketplaceText'

const asked = (count: number) =>
  `<h2>Questions</h2>${Array.from({ length: count }, (_, at) => `<h3>Question ${at + 1}?</h3><p>Yes.</p>`).join('')}`

export const examples: Examples = {
  one: (page) => <MarketplaceText page={page} html={textOf(page, asked(1))} />,
  usual: (page) => (
    <MarketplaceText page={page} html={textOf(page, `<p>Before</p>${asked(3)}<h2>After</h2><p>It</p>`)} />
  ),
  bare: (page) => <MarketplaceText page={page} html={textOf(page, '<p>No heading at all</p>')} />,
}
