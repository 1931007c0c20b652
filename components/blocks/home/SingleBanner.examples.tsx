import { cover, type Examples, homeModule, jump, longTitle, video } from '../../examples'
import { SingleBanner } from './SingleBanner'

const words = { ...homeModule, desc: 'Order to cash', jumpBO: jump }

export const examples: Examples = {
  empty: (page) => <SingleBanner page={page} module={{ ...words, title: undefined }} theme="dark" />,
  usual: (page) => <SingleBanner page={page} module={{ ...words, pcResource: cover }} theme="dark" />,
  withoutPicture: (page) => <SingleBanner page={page} module={words} theme="dark" />,
  pictureAlone: (page) => (
    <SingleBanner
      page={page}
      module={{ ...homeModule, title: undefined, mobileResource: cover }}
      theme="light"
    />
  ),
  withVideo: (page) => <SingleBanner page={page} module={{ ...words, pcResource: video }} theme="dark" />,
  long: (page) => (
    <SingleBanner
      page={page}
      module={{ ...words, title: longTitle(page), desc: longTitle(page), pcResource: cover }}
      theme="dark"
    />
  ),
}
