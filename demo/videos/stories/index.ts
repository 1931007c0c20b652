import type { Story } from '../story'
import { callOff } from './call-off'
import { compared } from './compared'
import { events } from './events'
import { makers } from './makers'
import { products } from './products'
import { sellers } from './sellers'
import { suppliers } from './suppliers'
import { talks } from './talks'

/** Every video of the demo. */
export const stories: Story[] = [
  ...products,
  ...makers,
  ...suppliers,
  ...sellers,
  ...callOff,
  ...talks,
  ...compared,
  ...events,
]
