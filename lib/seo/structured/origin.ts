import { versionedUrl } from '@/lib/contract/image-address'
import type { Resource } from '@/lib/contract/shared'
import type { Site } from '@/lib/contract/site'
import { env } from '@/lib/env'
import type { PageContext } from '@/lib/i18n/page-context'
import { firstPicture } from '@/lib/rules/media/media-files'
import { absoluteUrl } from '../metadata'

/** What all structured data of a page is written with: its language, its site, and absolute addresses. */
export type Origin = {
  page: PageContext
  site: Site
  /** Absolute address of a page of this language. */
  url: (path: string) => string
  /** Absolute address of a file or of any address that content names. */
  file: (address: string) => string
  /** Absolute address of the first picture of a resource. */
  picture: (resource: Resource | undefined) => string | undefined
  organization: { '@id': string }
  website: { '@id': string }
}

/** What structured data names as its source: one company for both languages, one website for each. */
export function originOf(page: PageContext, site: Site): Origin {
  const url = (path: string) => absoluteUrl(page.locale, path)
  const file = (address: string) => new URL(address, env().SITE_URL).href
  return {
    page,
    site,
    url,
    file,
    picture: (resource) => {
      const picture = firstPicture(resource)
      return picture && file(versionedUrl(picture))
    },
    organization: { '@id': `${absoluteUrl('cn', '/')}#organization` },
    website: { '@id': `${url('/')}#website` },
  }
}
