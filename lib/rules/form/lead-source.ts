/** What is known of how a visitor came: the first touch and the advert's parameter. */
export type Touch = {
  firstTouch?: Record<string, string> | null | undefined
  bdVid?: string | null | undefined
}

export type LeadSource = { kind: 'campaign' | 'advert' | 'link' | 'direct'; name: string }

function hostOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  return new URL(address).hostname.replace(/^www\./, '') || undefined
}

/** Where a lead came from in one word, for lists and charts: the campaign, else the paid search, else the linking host, else nothing. */
export function leadSource({ firstTouch, bdVid }: Touch): LeadSource {
  const campaign = firstTouch?.utm_source?.trim().toLowerCase()
  if (campaign) return { kind: 'campaign', name: campaign }
  if (bdVid) return { kind: 'advert', name: 'baidu' }
  const host = hostOf(firstTouch?.referrer)
  if (host && host !== hostOf(firstTouch?.landing)) return { kind: 'link', name: host }
  return { kind: 'direct', name: '' }
}
