import { notFound } from 'next/navigation'
import type { Introduction } from '@/lib/contract/company'
import { UnavailableError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { type Mark, otherMark } from '@/lib/i18n/locales'
import { mayBeWrong } from './embedded'
import { load, loadOptional } from './load'

type Found = { introduction: Introduction | undefined; all: Introduction[]; hasAlternate: boolean }

/**
 * The introduction of a type, or the first one, with all of them to link to (contract, "Company pages"). An unknown type
 * does not exist; a company without any introduction has an empty page.
 */
export async function getIntroduction(mark: Mark, type?: string): Promise<Found> {
  const { data } = await load('introductions', mark)
  const introduction = type === undefined ? data[0] : data.find((item) => item.type === type)
  if (!introduction && type !== undefined) {
    if (!env().CONTENT_API_URL && mayBeWrong(mark, type))
      throw new UnavailableError(`introduce ${type}`, 'its file is wrong and has no last good version')
    notFound()
  }
  const others = await loadOptional('introductions', otherMark(mark))
  const hasAlternate = type === undefined || (others?.data.some((item) => item.type === type) ?? false)
  return { introduction, all: data, hasAlternate }
}
