import type { Examples } from '../examples'
import { FilmLength } from './FilmLength'

export const examples: Examples = {
  empty: () => <FilmLength films={[]} />,
  usual: () => <FilmLength films={[{ seconds: 38.65 }]} />,
  severalHours: () => <FilmLength films={[{ seconds: 3600 }, { seconds: 3725 }]} />,
}
