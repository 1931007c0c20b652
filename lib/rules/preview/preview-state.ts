/** How a record under preview stands to what visitors see (D14); `at` in epoch ms. */
export type PreviewState =
  | { kind: 'published' | 'changed' | 'draft' | 'withdrawn' | 'unknown' }
  | { kind: 'scheduled'; at: number }

/** What a source says beside a record under preview, when it says it. Times in epoch ms. */
export type Schedule = { isDraft: boolean; publishAt?: number | undefined; expireAt?: number | undefined }

type Seen = { preview: unknown; live: unknown; schedule: Schedule; now: number }

/** The state of a record: `live` is what visitors get, undefined when they get nothing. */
export function previewState({ preview, live, schedule, now }: Seen): PreviewState {
  const { isDraft, publishAt, expireAt } = schedule
  if (live !== undefined)
    return { kind: JSON.stringify(preview) === JSON.stringify(live) ? 'published' : 'changed' }
  if (isDraft) return { kind: 'draft' }
  if (publishAt !== undefined && publishAt > now) return { kind: 'scheduled', at: publishAt }
  return { kind: expireAt !== undefined && expireAt <= now ? 'withdrawn' : 'draft' }
}
