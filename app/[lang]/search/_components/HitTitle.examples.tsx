import { type Examples, longTitle } from '@/components/examples'
import { HitTitle } from './HitTitle'

export const examples: Examples = {
  empty: (page) => <HitTitle page={page} parts={[]} />,
  usual: (page) => (
    <HitTitle
      page={page}
      parts={[
        { text: '长三角装备', isHit: false },
        { text: '制造', isHit: true },
        { text: '博览会：北湾展位回顾', isHit: false },
      ]}
    />
  ),
  long: (page) => <HitTitle page={page} parts={[{ text: longTitle(page), isHit: true }]} />,
}
