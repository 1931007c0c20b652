import { type Examples, longTitle, resource, video } from '../examples'
import { JumpButton } from './JumpButton'

const papers = resource('/files/one.pdf', '/files/two.pdf')

export const examples: Examples = {
  empty: (page) => <JumpButton page={page} jump={undefined} />,
  link: (page) => <JumpButton page={page} jump={{ jumpContentType: 'URL', buttonLink: '/product' }} />,
  form: (page) => (
    <JumpButton page={page} jump={{ jumpContentType: 'FORM', formBO: { id: '1' } }} variant="outline" />
  ),
  document: (page) => (
    <JumpButton page={page} jump={{ jumpContentType: 'DOCUMENT', attachment: resource('/files/one.pdf') }} />
  ),
  manyDocuments: (page) => (
    <JumpButton page={page} jump={{ jumpContentType: 'DOCUMENT', attachment: papers }} />
  ),
  video: (page) => <JumpButton page={page} jump={{ jumpContentType: 'VIDEO', attachment: video }} />,
  long: (page) => (
    <JumpButton
      page={page}
      jump={{ jumpContentType: 'URL', buttonLink: '/product', buttonTitle: longTitle(page) }}
      variant="text"
    />
  ),
}
