import { type Examples, longTitle } from '../../examples'
import { SearchField } from './SearchField.client'
import { searchTexts } from './search-texts'

export const examples: Examples = {
  usual: (page) => <SearchField texts={searchTexts(page)} />,
  large: (page) => <SearchField texts={searchTexts(page)} value="order" isLarge />,
  long: (page) => <SearchField texts={searchTexts(page)} value={longTitle(page)} />,
}
