import { cover, type Examples, longTitle } from '../examples'
import { VideoCover } from './VideoCover'

const videos = [{ src: '/assets/videos/core.en.mp4', type: 'video/mp4', title: 'A video' }]

export const examples: Examples = {
  empty: (page) => <VideoCover page={page} title="A video" videos={[]} cover={undefined} />,
  usual: (page) => <VideoCover page={page} title="A video" videos={videos} cover={cover} />,
  withoutCover: (page) => (
    <VideoCover page={page} title={longTitle(page)} videos={videos} cover={undefined} />
  ),
  withoutVideo: (page) => <VideoCover page={page} title="A video" videos={[]} cover={cover} />,
}
