import { landingPage } from '../_components/landing-page'

/** Landing page for a supplier (§2, D7). */
const { generateMetadata, Page } = landingPage('/go1688/supplier')

export { generateMetadata, Page as default }
