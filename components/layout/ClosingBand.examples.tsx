import type { Examples } from '../examples'
import { ClosingBand } from './ClosingBand'

export const examples: Examples = {
  empty: (page) => <ClosingBand page={page} path="/product/1001" />,
  usual: (page) => <ClosingBand page={page} path="/about-us" />,
}
