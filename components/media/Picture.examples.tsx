import { cover, type Examples, resource } from '../examples'
import { Picture } from './Picture'

export const examples: Examples = {
  empty: () => <Picture resource={undefined} alt="" box={[320, 160]} />,
  usual: () => <Picture resource={cover} alt="A plant" box={[800, 450]} mobileBox={[320, 160]} />,
  priority: () => <Picture resource={cover} alt="" box={[1440, 480]} isPriority />,
  phoneOnly: () => <Picture resource={undefined} mobile={cover} alt="" box={[320, 160]} />,
  videoInItsPlace: () => (
    <Picture resource={resource('/assets/videos/core.en.mp4')} mobile={cover} alt="" box={[320, 160]} />
  ),
}
