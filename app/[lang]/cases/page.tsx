import { casesPages } from './_components/cases-pages'

/** The cases (§2); of very many the first page. */
const { generateMetadata, Page } = casesPages

export { generateMetadata, Page as default }
