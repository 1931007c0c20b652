import { cover, type Examples, logo, longTitle } from '@/components/examples'
import { wordsOf } from '@/components/examples/records'
import type { SolutionBlock } from '@/lib/contract/solutions'
import type { PageContext } from '@/lib/i18n/page-context'
import { SolutionFeature } from './SolutionFeature'

const feature = (page: PageContext, block: Partial<SolutionBlock>, isMirrored = false) => (
  <SolutionFeature
    block={{ title: wordsOf(page).title, desc: wordsOf(page).desc, ...block }}
    eyebrow={wordsOf(page).kind}
    variant={isMirrored ? 'dark' : 'mist'}
    isMirrored={isMirrored}
  />
)

export const examples: Examples = {
  empty: (page) => <SolutionFeature block={undefined} eyebrow={wordsOf(page).kind} variant="mist" />,
  usual: (page) => feature(page, { resourceUrl: cover }),
  mirrored: (page) => feature(page, { resourceUrl: cover }, true),
  icon: (page) => feature(page, { resourceUrl: logo }),
  withoutPicture: (page) => feature(page, {}),
  long: (page) => feature(page, { title: longTitle(page), desc: longTitle(page), resourceUrl: cover }),
}
