import { cover, type Examples, logo, longTitle, video } from '../examples'
import { CaseCard } from './CaseCard'

const item = { id: '401', title: 'Hengyue', customerName: 'Hengyue Machinery' }

export const examples: Examples = {
  usual: (page) => <CaseCard page={page} item={{ ...item, coverMaterial: cover, customerLogo: logo }} />,
  withVideo: (page) => (
    <CaseCard page={page} item={{ ...item, coverMaterial: cover, videoMaterial: video }} />
  ),
  bare: (page) => <CaseCard page={page} item={{ id: '402', title: 'Chengli' }} />,
  long: (page) => (
    <CaseCard page={page} item={{ ...item, title: longTitle(page), customerName: longTitle(page) }} />
  ),
}
