import type { Examples } from '../examples'
import { FilmBar } from './FilmBar'

export const examples: Examples = {
  bare: () => <FilmBar films={[{}]} />,
  usual: () => <FilmBar films={[{ seconds: 39 }]} />,
  long: () => <FilmBar films={[{ seconds: 3600 }, { seconds: 754 }]} />,
}
