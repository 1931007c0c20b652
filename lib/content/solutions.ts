import type { PageContext } from '@/lib/i18n/page-context'
import { bannerTheme } from '@/lib/images/theme'
import { slidePicture } from '@/lib/rules/media/slide-picture'
import { type Language, load } from './client/load'
import { getRecord } from './client/record'
import { previewRecord, type SearchParams } from './preview'

const section = { path: '/solution', list: '/solution' }

/** The industries of /solution, each with the picture and theme of its slide. Throws when the list is not to be had. */
export async function getIndustries(page: Language) {
  const { data } = await load('solutionList', page)
  return Promise.all(
    data.map(async (entry) => {
      const picture = slidePicture(entry)
      const theme = await bannerTheme(picture.pcResource ?? picture.mobileResource)
      return { ...entry, ...picture, theme }
    }),
  )
}

/** A solution with its addresses (§2). One that does not exist is the 404 page; throws when the source cannot say. */
export const getSolution = (page: Language, id: string) => getRecord('solution', page, { id }, section)

/** A solution as its editors see it (D14). Throws like getSolution. */
export const previewSolution = (page: PageContext, id: string, query: SearchParams) =>
  previewRecord('solution', page, { id }, section, query)
