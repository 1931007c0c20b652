import { getPage } from '@/lib/content'
import { LandingPageLayout, landingMetadata } from '../_components/LandingPageLayout'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props) {
  return landingMetadata(await getPage((await params).lang), 'supplier')
}

/** Landing page for a supplier (§2, D7). */
export default async function MarketplaceSupplierPage({ params }: Props) {
  return <LandingPageLayout page={await getPage((await params).lang)} visitor="supplier" />
}
