import type { Examples } from '../examples'
import { VideoLength } from './VideoLength'

export const examples: Examples = {
  empty: () => <VideoLength videos={[]} />,
  usual: () => <VideoLength videos={[{ seconds: 38.65 }]} />,
  severalHours: () => <VideoLength videos={[{ seconds: 3600 }, { seconds: 3725 }]} />,
}
