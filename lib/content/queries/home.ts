import { bannerTheme, recordTheme } from '@/lib/images/theme'
import { limitPerGroup } from '@/lib/rules/list/case-groups'
import { type Language, load, loadOptional } from '../client/load'

/** Cases on the home page; the others are behind its way to /cases. */
const WALL = 120

/**
 * The home page's modules and what they show from other lists; those lists are asked only when a module needs them, and
 * degrade. Throws when the modules are not to be had.
 */
export async function getHome(page: Language) {
  const { data: modules } = await load('homepage', page)
  const needs = (test: (type: string, name: string) => boolean) =>
    modules.some((item) => test(item.moduleType, item.moduleName))
  const [advantages, industries, cases] = await Promise.all([
    loadOptional('advantages', page),
    needs((type) => type === 'SOLUTION') ? loadOptional('solutionList', page) : undefined,
    needs((type, name) => type === 'CAROUSEL' || type === 'Example' || name === 'case')
      ? loadOptional('exampleList', page)
      : undefined,
  ])
  const themed = await Promise.all(
    modules.map(async (item) => ({
      ...item,
      theme: await recordTheme(item),
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
    caseGroups: limitPerGroup(cases?.data ?? [], WALL),
  }
}
