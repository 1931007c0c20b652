import { cover, type Examples, longTitle } from '@/components/examples'
import { HitItem } from './HitItem'
import { hitOf } from './Results.examples'

export const examples: Examples = {
  usual: (page) => (
    <ul>
      <HitItem page={page} hit={{ ...hitOf(page), cover }} />
    </ul>
  ),
  otherName: (page) => (
    <ul>
      <HitItem
        page={page}
        hit={{
          ...hitOf(page),
          title: [{ text: page.locale === 'cn' ? '北湾排程' : 'Northbay Plan', isHit: false }],
          otherName:
            page.locale === 'cn'
              ? [
                  { text: 'Northbay ', isHit: false },
                  { text: 'Plan', isHit: true },
                ]
              : [
                  { text: '北湾', isHit: false },
                  { text: '排程', isHit: true },
                ],
        }}
      />
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
