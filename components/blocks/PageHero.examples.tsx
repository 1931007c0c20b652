import { cover, type Examples, longTitle } from '../examples'
import { PageHero } from './PageHero'

export const examples: Examples = {
  usual: () => <PageHero title="Procure" desc="From request to receipt" resource={cover} theme="dark" />,
  phoneOnly: () => <PageHero title="Procure" eyebrow="Products" mobileResource={cover} theme="light" />,
  bare: () => <PageHero title="Procure" theme="dark" />,
  long: (page) => (
    <PageHero title={longTitle(page)} desc={longTitle(page)} eyebrow={longTitle(page)} theme="light" />
  ),
}
