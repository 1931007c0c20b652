import { landingPage } from './_components/landing-page'

/** Landing page of the procurement platform (§2, D7). */
const { generateMetadata, Page } = landingPage('/go1688')

export { generateMetadata, Page as default }
