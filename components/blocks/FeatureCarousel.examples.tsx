import { cover, type Examples, longTitle, many } from '../examples'
import { FeatureCarousel } from './FeatureCarousel'

const features = (count: number, title: string, desc?: string) =>
  many(count, (id) => ({ id, href: `/activity/${id}`, title: `${title} ${id}`, desc, cover }))

export const examples: Examples = {
  empty: (page) => <FeatureCarousel page={page} label="Events" features={[]} />,
  one: (page) => <FeatureCarousel page={page} label="Events" features={features(1, 'Open days')} />,
  usual: (page) => (
    <FeatureCarousel page={page} label="Events" features={features(3, 'Open days', 'In Suzhou')} />
  ),
  long: (page) => (
    <FeatureCarousel page={page} label="Events" features={features(2, longTitle(page), longTitle(page))} />
  ),
  withoutCover: (page) => (
    <FeatureCarousel
      page={page}
      label="Events"
      features={features(2, 'Open days').map((feature) => ({ ...feature, cover: undefined }))}
    />
  ),
}
