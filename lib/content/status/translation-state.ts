/** The languages whose files are compared: the others follow them. */
export type Compared = 'cn' | 'en'

/** A record's file in one language: what is in it, and when Git or the file says it was changed. */
export type FileVersion = { hash: string; at: number }
/** What was in both files when they last agreed. */
export type ConfirmedPair = Record<Compared, string>

/** People write one language, then the other: within a working day that is one change. */
const ONE_CHANGE_MS = 24 * 3_600_000

/** By Git: the language that was changed after the other one, by more than a day; undefined when both are as they should be. */
export function newerByTime(
  { cn, en }: Record<Compared, FileVersion>,
  confirmed: ConfirmedPair | undefined,
): Compared | undefined {
  if (confirmed?.cn === cn.hash && confirmed.en === en.hash) return undefined
  if (Math.abs(cn.at - en.at) <= ONE_CHANGE_MS) return undefined
  return cn.at > en.at ? 'cn' : 'en'
}

/** The language whose file has changed since both were confirmed to say the same, if the other's has not; undefined otherwise. */
export function newerByContent(
  { cn, en }: Record<Compared, FileVersion>,
  before: ConfirmedPair | undefined,
): Compared | undefined {
  if (!before || (before.cn !== cn.hash) === (before.en !== en.hash)) return undefined
  return before.cn === cn.hash ? 'en' : 'cn'
}
