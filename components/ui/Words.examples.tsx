import { type Examples, longTitle } from '../examples'
import { saying } from '../examples/records'
import { Words } from './Words'

export const examples: Examples = {
  empty: () => <Words text="" />,
  usual: (page) => <Words text={saying(page).desc} />,
  long: (page) => <Words text={longTitle(page)} />,
}
