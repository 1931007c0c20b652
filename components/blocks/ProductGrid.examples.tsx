import { cover, type Examples, logo, longTitle, many } from '../examples'
import { ProductGrid } from './ProductGrid'

export const examples: Examples = {
  empty: (page) => <ProductGrid page={page} products={[]} />,
  one: (page) => <ProductGrid page={page} products={[{ id: '1001', name: 'Procure' }]} />,
  many: (page) => (
    <ProductGrid
      page={page}
      isNewTab
      products={many(7, (id) => ({ id, name: `Product ${id}`, desc: 'What it does', proLogo: logo }))}
    />
  ),
  pictured: (page) => (
    <ProductGrid
      page={page}
      products={many(3, (id) => ({
        id,
        name: `Product ${id}`,
        desc: 'What it does',
        proLogo: logo,
        pcResource: cover,
      }))}
    />
  ),
  long: (page) => (
    <ProductGrid page={page} products={[{ id: '1001', name: longTitle(page), desc: longTitle(page) }]} />
  ),
}
