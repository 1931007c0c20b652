import { cover, type Examples, film, longTitle } from '../examples'
import { ScreenFrame } from './ScreenFrame'

export const examples: Examples = {
  empty: () => <ScreenFrame resource={film} alt="" width={760} />,
  usual: () => <ScreenFrame resource={cover} alt="The order on a screen" width={760} />,
  long: (page) => <ScreenFrame resource={cover} alt={longTitle(page)} width={1280} />,
}
