import { type Examples, longTitle, many, resource } from '../examples'
import { FileMenu } from './FileMenu'

const papers = (count: number) => resource(...many(count, (id) => `/files/paper-${id}.pdf`)).files

export const examples: Examples = {
  usual: (page) => <FileMenu page={page} title="Download" files={papers(2)} />,
  many: (page) => <FileMenu page={page} title="Download" files={papers(40)} variant="outline" />,
  withoutNames: (page) => (
    <FileMenu page={page} title="Download" files={resource('/files/', 'https://example.com/').files} />
  ),
  long: (page) => <FileMenu page={page} title={longTitle(page)} files={papers(2)} variant="text" />,
}
