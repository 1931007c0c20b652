import { longTitle } from '@/components/examples'
import { Overview } from './Overview'
import { sectionExamples } from './section-examples'

export const examples = sectionExamples(Overview, {
  usual: () => ({}),
  withoutPicture: () => ({ diagram: undefined }),
  withoutText: () => ({ naviDesc: undefined }),
  long: (page) => ({ name: longTitle(page), naviDesc: longTitle(page).repeat(10) }),
})
