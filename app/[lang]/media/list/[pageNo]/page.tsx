import { mediaQuery } from '@/lib/rules/list/list-query'
import { mediaPages } from '../../_components/media-pages'

const { generateStaticParams, generateMetadata, Page } = mediaPages.cached(mediaQuery)

export { generateMetadata, generateStaticParams, Page as default }
