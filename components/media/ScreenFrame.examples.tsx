import { cover, type Examples, longTitle, video } from '../examples'
import { ScreenFrame } from './ScreenFrame'

export const examples: Examples = {
  empty: (page) => <ScreenFrame page={page} resource={video} alt="" width={760} />,
  usual: (page) => <ScreenFrame page={page} resource={cover} alt="The order on a screen" width={760} />,
  drawnForPhones: (page) => (
    <ScreenFrame page={page} resource={cover} mobile={cover} alt="The order on a screen" width={760} />
  ),
  long: (page) => <ScreenFrame page={page} resource={cover} alt={longTitle(page)} width={1280} />,
}
