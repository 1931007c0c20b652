import { concurrencyLimit } from '@/lib/concurrency-limit'
import { load } from '@/lib/content/client/load'
import { asFilm } from '@/lib/contract/as-film'
import type { GateRef, GateType } from '@/lib/contract/enquiry'
import { NotFoundError } from '@/lib/contract/errors'
import { moduleId, slideJump } from '@/lib/contract/module-id'
import type { Jump } from '@/lib/contract/shared'
import { type Locale, localeConfigs } from '@/lib/i18n/locales'
import { mayOpen } from '@/lib/rules/address/jump'
import { type GatedTarget, gatedTarget } from '@/lib/rules/gate/gate'
import { mediaFilm } from '@/lib/rules/gate/media-gate'
import { readGate } from './no-script/read-plain'
import { ifInTime } from './optional-content'

/** A gate on a record: its form, and what it opens. */
type Gated = { formId?: string | undefined; target: GatedTarget | undefined }
type Jumps = Record<string, Gated | undefined>

const ofJump = (jump: Jump | undefined): Gated | undefined =>
  jump && mayOpen(jump) ? { formId: jump.formBO?.id, target: gatedTarget(jump) } : undefined
const toLink = (href: string | undefined): GatedTarget | undefined =>
  href === undefined ? undefined : { kind: 'link', href }

/** The only element. Of several that look alike none is taken: a token for one of them must not open another. */
const only = <T>(found: T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

/** Per type, the record's gates by the name that a GateRef carries in `jump`. */
const gatesOf = {
  product: async (locale, id) => {
    const { jumpBO, demonstration } = await load('product', { locale }, { id })
    return { jumpBO: ofJump(jumpBO), demonstration: ofJump(demonstration) }
  },
  'product-category': async (locale, id) => {
    const { jumpBO, demonstration } = await load('productCategory', { locale }, { id })
    return { jumpBO: ofJump(jumpBO), demonstration: ofJump(demonstration) }
  },
  solution: async (locale, id) => {
    const { jumpBO, industry } = await load('solution', { locale }, { id })
    return { jumpBO: ofJump(jumpBO), industry: ofJump(industry?.jumpBO) }
  },
  example: async (locale, id) => ({ jumpBO: ofJump((await load('example', { locale }, { id })).jumpBO) }),
  'corporate/publications': async (locale, id) => ({
    jumpBO: ofJump((await load('publication', { locale }, { id })).jumpBO),
  }),
  'multimedia/resource': async (locale, id) => {
    const item = await load('media', { locale }, { id })
    if (item.jumpBO?.jumpContentType === null || item.jumpBO?.formBO === null) return {}
    const formId = item.jumpBO?.formBO?.id
    return {
      jumpBO: { formId, target: gatedTarget(item.jumpBO) },
      live: { formId, target: toLink(item.liveAddress) },
      video: { formId, target: mediaFilm(item) },
    }
  },
  activity: async (locale, id) => {
    const { activityReviews = [] } = await load('activity', { locale }, { id })
    return Object.fromEntries(
      activityReviews.map(({ id: reviewId, jumpBO, playType }) => [
        `review:${reviewId}`,
        review(jumpBO, playType),
      ]),
    )
  },
  homepage: async (locale, id) => {
    const { data } = await load('homepage', { locale })
    const module = only(data.filter((item) => moduleId(item) === id))
    const slides = module?.carouselOpt ?? []
    const slide = (jump: string) => only(slides.filter((item) => slideJump(item) === jump))
    return {
      jumpBO: ofJump(module?.jumpBO),
      ...Object.fromEntries(slides.map(slideJump).map((jump) => [jump, ofJump(slide(jump)?.jumpBO)])),
    }
  },
  serviceAndSupport: async (locale, id) => ({
    jumpBO: ofJump((await load('servicesPreview', { locale }, { id })).jumpBO),
  }),
  joinUs: async (locale, id) => ({
    jumpBO: ofJump((await load('joinUsPreview', { locale }, { id })).jumpBO),
  }),
  topNavigation: async (locale, address) => {
    const { data } = await load('topNavigation', { locale })
    return { jumpBO: ofJump(data.find((item) => item.pageAddress === address)?.jumpBO) }
  },
} satisfies Record<GateType, (locale: Locale, id: string) => Promise<Jumps>>

/** A review plays its attachment when it was uploaded, else leads to its link (§2, event detail). */
function review(jump: Jump | undefined, playType: 'URL' | 'UPLOAD' | undefined): Gated | undefined {
  if (playType === 'UPLOAD') return ofJump(jump && { ...jump, attachment: asFilm(jump.attachment) })
  return jump && mayOpen(jump)
    ? { formId: jump.formBO?.id, target: toLink(jump.buttonLink) ?? gatedTarget(jump) }
    : undefined
}

/** What a gate protects and which form opens it, looked up now; undefined when it is proven not to exist. Throws when content cannot be read. */
export async function findGatedTarget(
  gate: GateRef,
  locale: Locale,
): Promise<{ formId: string; target: GatedTarget } | undefined> {
  try {
    const jumps: Jumps = await gatesOf[gate.type](locale, gate.id)
    const found = Object.hasOwn(jumps, gate.jump) ? jumps[gate.jump] : undefined
    return (
      found?.target && { formId: found.formId ?? localeConfigs[locale].defaultFormId, target: found.target }
    )
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}

/** Invented gates must not become as many calls of a back end that hangs. */
const limited = concurrencyLimit(16, 64, 500)

/** False where a form opens nothing that a gate's text names; true where it does, and where content does not say so in time. */
export async function mayOpenGate(locale: Locale, formId: string, text: string): Promise<boolean> {
  const gate = readGate(text)
  if (!gate) return false
  const found = await ifInTime(limited(() => findGatedTarget(gate, locale)))
  return !found || found.value?.formId === formId
}
