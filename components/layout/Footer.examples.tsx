import { type Examples, logo, longTitle, resource } from '../examples'
import { Footer } from './Footer'

const link = { menu: 'About us', jumpToAddress: '/about-us' }

export const examples: Examples = {
  bare: (page) => <Footer page={page} footer={undefined} siteTitle="Northbay" />,
  usual: (page) => (
    <Footer
      page={page}
      siteTitle="Northbay"
      footer={{
        briefIntroductionList: [
          { logo, introductionContent: 'Call 400-820-1010 or write to hello@example.com' },
        ],
        aboutEndpointsList: [link],
        quickLinksList: [
          { ...link, menu: 'Products', jumpToAddress: 'https://shop.example', jumpMode: 'BLANK' },
        ],
        discoverMoreList: [{ menu: 'Our channel', codePicture: resource('/assets/qr/channel.png') }],
        licence: [{ text: 'ICP 12345678', url: 'https://beian.miit.gov.cn/' }],
      }}
    />
  ),
  long: (page) => (
    <Footer
      page={page}
      siteTitle={longTitle(page)}
      footer={{ aboutEndpointsList: [{ ...link, menu: longTitle(page) }] }}
    />
  ),
}
