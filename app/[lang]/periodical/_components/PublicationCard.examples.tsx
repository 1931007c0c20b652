import { type Examples, longTitle } from '@/components/examples'
import { publicationOf, wordsOf } from '@/components/examples/records'
import { PublicationCard } from './PublicationCard'

export const examples: Examples = {
  usual: (page) => <PublicationCard page={page} item={publicationOf(page)} />,
  bare: (page) => (
    <PublicationCard page={page} item={{ id: '801', type: 'PUBLICATION', name: wordsOf(page).title }} />
  ),
  long: (page) => (
    <PublicationCard
      page={page}
      item={{ ...publicationOf(page), name: longTitle(page), introduction: longTitle(page) }}
    />
  ),
}
