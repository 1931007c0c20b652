import type { Mark } from '@/lib/i18n/locales'
import { bannerTheme } from '@/lib/images/theme'
import { load } from './load'

/** The industries of /solution, each with the picture and theme of its slide: its first solution's banner. */
export async function getIndustries(mark: Mark) {
  const { data } = await load('solutionList', mark)
  return Promise.all(
    data.map(async (entry) => {
      const pictured = entry.solutions.find((solution) => solution.pcResource ?? solution.mobileResource)
      return {
        ...entry,
        pcResource: pictured?.pcResource,
        mobileResource: pictured?.mobileResource,
        theme: await bannerTheme(pictured?.pcResource ?? pictured?.mobileResource),
      }
    }),
  )
}
