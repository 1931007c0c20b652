import { cover, type Examples, homeModule, jump, longTitle, many, video } from '../../examples'
import { ProductShowcase } from './ProductShowcase'

const slides = (count: number, title: string) =>
  many(count, (id) => ({ title: `${title} ${id}`, desc: title, pcResource: cover, jumpBO: jump }))

export const examples: Examples = {
  empty: (page) => <ProductShowcase page={page} module={homeModule} slides={[]} />,
  one: (page) => <ProductShowcase page={page} module={homeModule} slides={slides(1, 'Plan')} />,
  usual: (page) => (
    <ProductShowcase page={page} module={{ ...homeModule, jumpBO: jump }} slides={slides(6, 'Plan')} />
  ),
  withoutWords: (page) => (
    <ProductShowcase
      page={page}
      module={homeModule}
      slides={[{ pcResource: cover }, { pcResource: video }]}
    />
  ),
  many: (page) => <ProductShowcase page={page} module={homeModule} slides={slides(13, 'Plan')} />,
  long: (page) => <ProductShowcase page={page} module={homeModule} slides={slides(3, longTitle(page))} />,
}
