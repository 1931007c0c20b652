import { cover, type Examples, homeModule, jump, longTitle, many, video } from '../../examples'
import { Banner, type ThemedSlide } from './Banner'

const slide: ThemedSlide = { title: 'Northbay', pcResource: cover, theme: 'dark' }
const module = (...slides: ThemedSlide[]) => ({ ...homeModule, slides })

export const examples: Examples = {
  one: (page) => <Banner page={page} module={module(slide)} siteTitle="Northbay" isLead />,
  usual: (page) => (
    <Banner
      page={page}
      module={module(
        { ...slide, desc: 'Order to cash', jumpBO: jump, videoRelation: video },
        { ...slide, title: 'Procure', theme: 'light' },
      )}
      siteTitle="Northbay"
      isLead={false}
    />
  ),
  scene: (page) => (
    <Banner page={page} module={module({ ...slide, scene: 'order' }, slide)} siteTitle="Northbay" isLead />
  ),
  sceneAlone: (page) => (
    <Banner page={page} module={module({ ...slide, scene: 'order' })} siteTitle="Northbay" isLead />
  ),
  unknownScene: (page) => (
    <Banner page={page} module={module({ ...slide, scene: 'toString' })} siteTitle="Northbay" isLead />
  ),
  withoutWords: (page) => (
    <Banner
      page={page}
      module={module({ pcResource: cover, theme: 'dark' }, { pcResource: video, theme: 'dark' })}
      siteTitle="Northbay"
      isLead
    />
  ),
  many: (page) => (
    <Banner
      page={page}
      module={module(...many(9, (id) => ({ ...slide, title: `Slide ${id}` })))}
      siteTitle="Northbay"
      isLead={false}
    />
  ),
  long: (page) => (
    <Banner
      page={page}
      module={module({ ...slide, title: longTitle(page), desc: longTitle(page) })}
      siteTitle={longTitle(page)}
      isLead
    />
  ),
}
