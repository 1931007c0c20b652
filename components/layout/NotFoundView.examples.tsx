import { type Examples, navigationItem } from '../examples'
import { NotFoundView } from './NotFoundView'

export const examples: Examples = {
  usual: (page) => <NotFoundView page={page} sections={[navigationItem]} />,
}
