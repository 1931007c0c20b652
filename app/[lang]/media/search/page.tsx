import { mediaQuery } from '@/lib/rules/list/list-query'
import { mediaPages } from '../_components/media-pages'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = mediaPages.filtered(mediaQuery)

export { generateMetadata, Page as default }
