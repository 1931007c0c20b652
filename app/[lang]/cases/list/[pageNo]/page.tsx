import { casesPages } from '../../_components/cases-pages'

/** A further page of very many cases. */
const { generateStaticParams, generateMetadata, Page } = casesPages

export { generateMetadata, generateStaticParams, Page as default }
