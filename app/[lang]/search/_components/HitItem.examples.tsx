import { cover, type Examples, longTitle } from '@/components/examples'
import { HitItem } from './HitItem'
import { hitOf } from './Results.examples'

export const examples: Examples = {
  usual: (page) => (
    <ul>
      <HitItem page={page} hit={{ ...hitOf(page), cover }} />
    </ul>
  ),
  bare: (page) => (
    <ul>
      <HitItem page={page} hit={{ ...hitOf(page), excerpt: [], note: [], date: undefined }} />
    </ul>
  ),
  long: (page) => (
    <ul>
      <HitItem
        page={page}
        hit={{
          ...hitOf(page),
          title: [{ text: longTitle(page), isHit: true }],
          note: [{ text: longTitle(page), isHit: false }],
        }}
      />
    </ul>
  ),
}
