import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Lead } from './Words'

it('the sentence below an English title keeps a compound and a figure whole', () => {
  expect(renderToStaticMarkup(<Lead text="In-transit stock, 3 days old" />)).toBe(
    '<span class="whole">In-transit</span> stock, 3\u00a0days old',
  )
})
