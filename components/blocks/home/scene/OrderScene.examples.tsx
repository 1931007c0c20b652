import type { Examples } from '../../../examples'
import { OrderScene } from './OrderScene'

export const examples: Examples = {
  usual: (page) => <OrderScene page={page} />,
}
