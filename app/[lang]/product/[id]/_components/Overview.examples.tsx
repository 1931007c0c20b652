import { longTitle } from '@/components/examples'
import { sectionExamples } from '@/components/examples/sections'
import { Overview } from './Overview'

export const examples = sectionExamples(Overview, {
  usual: () => ({}),
  withoutPicture: () => ({ diagram: undefined }),
  withoutText: () => ({ naviDesc: undefined }),
  long: (page) => ({ name: longTitle(page), naviDesc: longTitle(page).repeat(10) }),
})
