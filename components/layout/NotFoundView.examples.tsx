import { type Examples, navigationItem } from '../examples'
import { mainLists } from './broken-texts'
import { NotFoundView } from './NotFoundView'

export const examples: Examples = {
  usual: (page) => <NotFoundView page={page} sections={[navigationItem]} lists={mainLists} />,
}
