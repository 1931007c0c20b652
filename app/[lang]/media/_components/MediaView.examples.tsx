import { type Examples, longTitle, video } from '@/components/examples'
import { mediaOf, wordsOf } from '@/components/examples/records'
import { MediaView } from './MediaView'

export const examples: Examples = {
  usual: (page) => <MediaView page={page} item={{ ...mediaOf(page), videoMaterial: video }} />,
  bare: (page) => <MediaView page={page} item={{ id: '701', titleContent: wordsOf(page).title }} />,
  behindForm: (page) => (
    <MediaView page={page} item={{ ...mediaOf(page), videoMaterial: video, isNeedContact: true }} />
  ),
  long: (page) => (
    <MediaView
      page={page}
      item={{
        ...mediaOf(page),
        titleContent: longTitle(page),
        resourceType: longTitle(page),
        resourceDesc: longTitle(page).repeat(6),
      }}
    />
  ),
}
