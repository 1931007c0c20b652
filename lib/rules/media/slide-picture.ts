import type { Resource } from '@/lib/contract/shared'
import type { IndustryEntry } from '@/lib/contract/solutions'
import { firstPicture } from './media-files'

type Pictures = { pcResource: Resource | undefined; mobileResource: Resource | undefined }

/**
 * The picture of an industry's slide on /solution: the wide one above a customer's story, as each solution's own stands right below on
 * its card; without one, the first solution's banner.
 */
export function slidePicture({
  solutions,
  examples = [],
}: Pick<IndustryEntry, 'solutions' | 'examples'>): Pictures {
  const story = examples.find(({ backgroundMaterial }) => firstPicture(backgroundMaterial))
  if (story) return { pcResource: story.backgroundMaterial, mobileResource: undefined }
  const pictured = solutions.find((solution) => solution.pcResource ?? solution.mobileResource)
  return { pcResource: pictured?.pcResource, mobileResource: pictured?.mobileResource }
}
