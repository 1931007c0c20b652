import { cover, type Examples, longTitle } from '../examples'
import { NewsCard } from './NewsCard'

const item = { id: '520', title: 'Spring release' }

export const examples: Examples = {
  usual: (page) => (
    <NewsCard
      page={page}
      item={{ ...item, desc: 'Order to cash', coverMaterial: cover, createTime: 1_780_000_000_000 }}
    />
  ),
  bare: (page) => <NewsCard page={page} item={item} />,
  long: (page) => (
    <NewsCard page={page} item={{ ...item, title: longTitle(page), desc: longTitle(page) }} as="h3" />
  ),
}
