import type { Examples } from '../examples'
import { VideoBar } from './VideoBar'

export const examples: Examples = {
  bare: () => <VideoBar videos={[{}]} />,
  usual: () => <VideoBar videos={[{ seconds: 39 }]} />,
  long: () => <VideoBar videos={[{ seconds: 3600 }, { seconds: 754 }]} />,
}
