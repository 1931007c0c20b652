import type { Examples } from '../examples'
import { PreviewBar } from './PreviewBar'

export const examples: Examples = {
  draft: (page) => <PreviewBar page={page} state={{ kind: 'draft' }} />,
  published: (page) => <PreviewBar page={page} state={{ kind: 'published' }} />,
  scheduled: (page) => <PreviewBar page={page} state={{ kind: 'scheduled', at: 1_780_000_000_000 }} />,
}
