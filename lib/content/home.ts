import type { Mark } from '@/lib/i18n/locales'
import { bannerTheme } from '@/lib/images/theme'
import { load, loadOptional } from './load'

/** The home page's modules and what they show from other lists; those lists are asked only when a module needs them. */
export async function getHome(mark: Mark) {
  const { data: modules } = await load('homepage', mark)
  const needs = (test: (type: string, name: string) => boolean) =>
    modules.some((item) => test(item.moduleType, item.moduleName))
  const [advantages, industries, cases] = await Promise.all([
    loadOptional('advantages', mark),
    needs((type) => type === 'SOLUTION') ? loadOptional('solutionList', mark) : undefined,
    needs((type, name) => type === 'CAROUSEL' || type === 'Example' || name === 'case')
      ? loadOptional('exampleList', mark)
      : undefined,
  ])
  const themed = await Promise.all(
    modules.map(async (item) => ({
      ...item,
      theme: await bannerTheme(item.pcResource ?? item.mobileResource),
      slides: await Promise.all(
        (item.carouselOpt ?? []).map(async (slide) => ({
          ...slide,
          theme: await bannerTheme(slide.pcResource),
        })),
      ),
    })),
  )
  return {
    modules: themed,
    advantages: advantages?.data ?? [],
    industries: industries?.data ?? [],
    caseGroups: cases?.data ?? [],
  }
}
