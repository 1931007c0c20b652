import { cover, type Examples, longTitle, resource, video } from '../examples'
import { WatchButton } from './WatchButton'

export const examples: Examples = {
  empty: (page) => <WatchButton page={page} resource={cover} title="A picture" />,
  usual: (page) => <WatchButton page={page} resource={video} title="A video" />,
  many: (page) => (
    <WatchButton
      page={page}
      resource={resource('/assets/videos/core.en.mp4', '/assets/videos/core.en.mp4')}
      title={undefined}
      variant="solid"
    />
  ),
  long: (page) => <WatchButton page={page} resource={video} title={longTitle(page)} />,
}
