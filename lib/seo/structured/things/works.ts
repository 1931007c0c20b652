import type { Article as ArticleThing, PublicationIssue, Report, VideoObject } from 'schema-dts'
import type { Example } from '@/lib/contract/cases'
import type { Media } from '@/lib/contract/media'
import type { Article } from '@/lib/contract/news'
import type { Publication } from '@/lib/contract/publications'
import { isoMoment } from '@/lib/rules/text/dates'
import type { Origin } from '../origin'

const dated = (origin: Origin, time: number | undefined) =>
  time === undefined ? {} : { datePublished: isoMoment(time, origin.page.zone) }
const pictured = (image: string | undefined) => (image ? { image } : {})

/** A news article, or an article of a back end's own type. */
export function articleThing(origin: Origin, path: string, item: Article): ArticleThing {
  return {
    '@type': path.startsWith('/article-detail/news/') ? 'NewsArticle' : 'Article',
    '@id': `${origin.url(path)}#article`,
    mainEntityOfPage: origin.url(path),
    headline: item.title,
    ...(item.desc && { description: item.desc }),
    ...pictured(origin.picture(item.coverMaterial)),
    ...dated(origin, item.createTime),
    author: item.author ? { '@type': 'Person', name: item.author } : origin.organization,
    ...(item.edit && { editor: { '@type': 'Person', name: item.edit } }),
    ...(item.label && { keywords: item.label }),
    publisher: origin.organization,
    inLanguage: origin.page.localeConfig.bcp47,
  }
}

/** A customer case: an article of the company's about its customer. */
export function caseThing(origin: Origin, path: string, item: Example): ArticleThing {
  const logo = origin.picture(item.customerLogo)
  return {
    '@type': 'Article',
    '@id': `${origin.url(path)}#article`,
    mainEntityOfPage: origin.url(path),
    headline: item.title,
    ...pictured(origin.picture(item.coverMaterial ?? item.backgroundMaterial)),
    author: origin.organization,
    publisher: origin.organization,
    ...(item.industryName && { articleSection: item.industryName }),
    ...(item.customerName && {
      about: { '@type': 'Organization', name: item.customerName, ...(logo && { logo }) },
    }),
    inLanguage: origin.page.localeConfig.bcp47,
  }
}

/** A publication: an issue of the journal, or a white paper. */
export function publicationThing(origin: Origin, path: string, item: Publication): PublicationIssue | Report {
  const url = origin.url(path)
  return {
    '@type': item.type === 'PUBLICATION' ? 'PublicationIssue' : 'Report',
    '@id': `${url}#publication`,
    url,
    name: item.name,
    ...(item.introduction && { description: item.introduction }),
    ...pictured(origin.picture(item.picture ?? item.basePicture)),
    ...dated(origin, item.createdAt),
    author: origin.organization,
    publisher: origin.organization,
    inLanguage: origin.page.localeConfig.bcp47,
  }
}

type Video = { src: string; seconds?: number | undefined }

/** A video that everybody may watch; without a picture or a date search engines take none, so none is named. */
export function videoThing(origin: Origin, path: string, item: Media, video: Video): VideoObject | undefined {
  const thumbnail = origin.picture(item.coverMaterial)
  if (!thumbnail || item.createdAt === undefined) return undefined
  const url = origin.url(path)
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    url,
    name: item.titleContent,
    description: item.resourceDesc ?? item.titleContent,
    thumbnailUrl: thumbnail,
    uploadDate: isoMoment(item.createdAt, origin.page.zone, 'instant'),
    contentUrl: origin.file(video.src),
    ...(video.seconds && { duration: `PT${Math.max(1, Math.round(video.seconds))}S` }),
    publisher: origin.organization,
    inLanguage: origin.page.localeConfig.bcp47,
  }
}
