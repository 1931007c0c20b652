import type { Examples } from '../examples'
import { Icon } from './Icon'

export const examples: Examples = {
  usual: () => <Icon name="arrow" />,
  filled: () => <Icon name="play" />,
  large: () => <Icon name="globe" size={96} />,
}
