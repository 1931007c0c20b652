import { type Examples, longTitle, video } from '@/components/examples'
import { mediaOf, wordsOf } from '@/components/examples/records'
import { MediaCard } from './MediaCard'

export const examples: Examples = {
  usual: (page) => <MediaCard page={page} item={mediaOf(page)} />,
  withVideo: (page) => <MediaCard page={page} item={{ ...mediaOf(page), videoMaterial: video }} />,
  bare: (page) => <MediaCard page={page} item={{ id: '701', titleContent: wordsOf(page).title }} />,
  long: (page) => (
    <MediaCard
      page={page}
      item={{ ...mediaOf(page), titleContent: longTitle(page), resourceType: longTitle(page) }}
    />
  ),
}
