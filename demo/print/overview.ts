import type { Lang } from '../screens/lib/lang'
import { printed } from './pictures'
import { type Product, records } from './records'
import { titled } from './titles'

/** The overview of all products, three a page: a detail of its screen, what it does, and what it brings in figures. */
export async function productOverview(lang: Lang): Promise<string> {
  const products = records<Product>(lang, 'products').filter(({ published }) => published !== false)
  const parts = products.map(async ({ id, name, desc, naviDesc, businessValues, coreFunctions }) => {
    const screen = await printed(640, 'screens', lang, `${id}-tile.webp`)
    // A product too young for results says what it does instead.
    const values = (businessValues?.config ?? coreFunctions?.[0]?.functionList ?? [])
      .slice(0, 4)
      .map(({ title, desc: more }) => `<li><b>${titled(lang, title)}</b>${more ?? ''}</li>`)
      .join('')
    return `<section class="product"><div><img src="${screen}" alt=""><div><h2>${name}</h2><p class="lead">${desc}</p><p>${naviDesc ?? ''}</p></div></div><ul>${values}</ul></section>`
  })
  const drawn = await Promise.all(parts)
  const pages = Array.from({ length: Math.ceil(drawn.length / 3) }, (_, at) =>
    drawn.slice(at * 3, at * 3 + 3),
  )
  return pages.map((three) => `<div class="three">${three.join('')}</div>`).join('')
}
