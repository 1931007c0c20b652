import { landingPage } from '../_components/landing-page'

/** Landing page for a supplier (§2, D7). */
const { generateMetadata, Page } = landingPage('supplier')

export { generateMetadata, Page as default }
