import { type Examples, longTitle } from '@/components/examples'
import { mediaOf } from '@/components/examples/records'
import { MediaMeta } from './MediaMeta'

export const examples: Examples = {
  empty: (page) => <MediaMeta page={page} item={{ id: '701', titleContent: '' }} className="" />,
  usual: (page) => <MediaMeta page={page} item={mediaOf(page)} className="" />,
  dateOnly: (page) => (
    <MediaMeta page={page} item={{ ...mediaOf(page), resourceType: undefined }} className="" />
  ),
  long: (page) => (
    <MediaMeta page={page} item={{ ...mediaOf(page), resourceType: longTitle(page) }} className="" />
  ),
}
