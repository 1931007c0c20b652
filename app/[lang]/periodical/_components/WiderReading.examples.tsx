import { type Examples, many } from '@/components/examples'
import { publicationOf } from '@/components/examples/records'
import { WiderReading } from './WiderReading'

export const examples: Examples = {
  usual: (page) => <WiderReading page={page} items={many(3, (id) => ({ ...publicationOf(page), id }))} />,
  empty: (page) => <WiderReading page={page} items={[]} />,
}
