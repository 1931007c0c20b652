import type { Examples } from '../examples'
import { NotFoundView } from './NotFoundView'

export const examples: Examples = {
  usual: (page) => <NotFoundView page={page} />,
}
