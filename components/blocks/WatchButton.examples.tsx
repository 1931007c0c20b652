import { cover, type Examples, film, longTitle, resource } from '../examples'
import { WatchButton } from './WatchButton'

export const examples: Examples = {
  empty: (page) => <WatchButton page={page} resource={cover} title="A picture" />,
  usual: (page) => <WatchButton page={page} resource={film} title="A film" />,
  many: (page) => (
    <WatchButton
      page={page}
      resource={resource('/assets/videos/core.en.mp4', '/assets/videos/core.en.mp4')}
      title={undefined}
      variant="solid"
    />
  ),
  long: (page) => <WatchButton page={page} resource={film} title={longTitle(page)} />,
}
