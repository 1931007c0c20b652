import { type Examples, longTitle } from '../examples'
import { wordsOf } from '../examples/records'
import { Words } from './Words'

export const examples: Examples = {
  empty: () => <Words text="" />,
  usual: (page) => <Words text={wordsOf(page).desc} />,
  long: (page) => <Words text={longTitle(page)} />,
}
