import { concurrencyLimit } from '@/lib/concurrency-limit'
import { load } from '@/lib/content/client/load'
import { recordTypes } from '@/lib/content-types'
import { recordKinds } from '@/lib/content-types/addresses'
import { type Gates, ofJump } from '@/lib/content-types/record-type'
import type { GateRef, GateType } from '@/lib/contract/enquiry'
import { NotFoundError } from '@/lib/contract/errors'
import { moduleId, slideJump } from '@/lib/contract/module-id'
import { isLocale, type Locale, localeConfigs } from '@/lib/i18n/locales'
import type { GatedTarget } from '@/lib/rules/gate/gate'
import { readGate } from './no-script/read-plain'
import { ifInTime } from './optional-content'
import type { EnquiryContext } from './store/enquiries'

/** The only element. Of several that look alike none is taken: a token for one of them must not open another. */
const only = <T>(found: T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

const homeGates = async (locale: Locale, id: string): Promise<Gates> => {
  const { data } = await load('homepage', { locale })
  const module = only(data.filter((item) => moduleId(item) === id))
  const slides = module?.carouselOpt ?? []
  const ofSlide = (jump: string) => {
    const slide = only(slides.filter((item) => slideJump(item) === jump))
    return ofJump(slide?.jumpBO, slide?.title)
  }
  return {
    jumpBO: ofJump(module?.jumpBO, module?.title),
    ...Object.fromEntries(slides.map(slideJump).map((jump) => [jump, ofSlide(jump)])),
  }
}

const navigationGates = async (locale: Locale, address: string): Promise<Gates> => {
  const { data } = await load('topNavigation', { locale })
  const item = data.find(({ pageAddress }) => pageAddress === address)
  return { jumpBO: ofJump(item?.jumpBO, item?.displayName) }
}

function recordTypeOf(type: GateType) {
  const [folder] = recordKinds.find(([, { resource }]) => resource === type) ?? []
  return folder && recordTypes[folder]
}

/** A record's gates by the name that a GateRef carries in `jump`. */
async function gatesOf(type: GateType, locale: Locale, id: string): Promise<Gates> {
  if (type === 'homepage') return homeGates(locale, id)
  if (type === 'topNavigation') return navigationGates(locale, id)
  return (await recordTypeOf(type)?.findGates?.((name, input) => load(name, { locale }, input), { id })) ?? {}
}

/** What a gate protects and which form opens it, looked up now; undefined when it is proven not to exist. Throws when content cannot be read. */
export async function findGatedTarget(
  gate: GateRef,
  locale: Locale,
): Promise<{ formId: string; target: GatedTarget } | undefined> {
  try {
    const jumps = await gatesOf(gate.type, locale, gate.id)
    const found = Object.hasOwn(jumps, gate.jump) ? jumps[gate.jump] : undefined
    return (
      found?.target && { formId: found.formId ?? localeConfigs[locale].defaultFormId, target: found.target }
    )
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}

/** The title of the record that an enquiry unlocked; undefined where it has none, or content does not say so in time. */
export async function unlockedTitle({ gate, mark }: EnquiryContext): Promise<string | undefined> {
  if (!gate || !isLocale(mark)) return undefined
  const { findShare } = recordTypeOf(gate.type) ?? {}
  const found =
    findShare &&
    (await ifInTime(findShare((name, input) => load(name, { locale: mark }, input), { id: gate.id })))
  return found?.value?.[0]
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
