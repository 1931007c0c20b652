import { landingPage } from '../_components/landing-page'

/** Landing page for a purchaser (§2, D7). */
const { generateMetadata, Page } = landingPage('/go1688/purchaser')

export { generateMetadata, Page as default }
