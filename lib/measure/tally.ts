import { LRUCache } from 'lru-cache'
import { minuteLimit } from '@/lib/minute-limit'
import { OTHER, type Visit } from './event'

export type Counted = Visit & { day: string; count: number }

/** Distinct names a day: what comes beyond is counted as one. */
const most = { page: 2000, form: 100, from: 100 }
/** Distinct rows a day. */
const MOST_ROWS = 10_000
/** What one address may do in a day: be the first to name forms and campaigns, begin rows, be counted. Nobody alone uses up what all share. */
const mostByOne = { names: 10, rows: 300, visits: 3000 }
type Share = typeof mostByOne
const MOST_ADDRESSES = 20_000
/** Rows that one address may begin in a minute. */
const MOST_BEGUN = 30

type Kind = keyof typeof most

const nameOf = ({ day, event, page, form, source, campaign }: Visit & { day: string }) =>
  JSON.stringify([day, event, page, form, source, campaign])

/** What was counted and is not written yet: bounded in names and rows, whatever browsers send (ADR 0037). */
export class Tally {
  private day = ''
  private names: Record<Kind, Set<string>> = { page: new Set(), form: new Set(), from: new Set() }
  private readonly rows = new Set<string>()
  private readonly shares = new LRUCache<string, Share>({ max: MOST_ADDRESSES })
  private readonly waiting = new Map<string, Counted>()

  /** `isHasty`: true for an address that has begun its share of rows of this minute. */
  constructor(private readonly isHasty = minuteLimit('rows of visits begun', MOST_BEGUN)) {}

  /** Counts one visit of a day; `address` says who tells, and is kept in memory for the day. More than its share of a day is not counted. */
  add(visit: Visit, day: string, address: string): void {
    if (day !== this.day) this.begin(day)
    if (!this.mayStill('visits', address)) return
    const page = this.isRoom('page', visit.page) ? visit.page : OTHER
    const form = visit.form === '' || this.isRoom('form', visit.form, address) ? visit.form : OTHER
    const isKnown = this.isRoom('from', `${visit.source} ${visit.campaign}`, address)
    const { source, campaign } = isKnown ? visit : { source: OTHER, campaign: '' }
    const row = { ...visit, page, form, source, campaign, day }
    this.put(
      this.hasRow(nameOf(row), address) ? row : { ...row, page: OTHER, source: OTHER, campaign: '' },
      1,
    )
  }

  /** Returns all waiting counts and forgets them. */
  take(): Counted[] {
    const taken = [...this.waiting.values()]
    this.waiting.clear()
    return taken
  }

  /** Puts back what could not be written. */
  giveBack(taken: readonly Counted[]): void {
    for (const { count, ...row } of taken) this.put(row, count)
  }

  private put(row: Omit<Counted, 'count'>, count: number): void {
    const name = nameOf(row)
    const known = this.waiting.get(name)
    if (known) known.count += count
    else this.waiting.set(name, { ...row, count })
  }

  private begin(day: string): void {
    this.day = day
    this.names = { page: new Set(), form: new Set(), from: new Set() }
    this.rows.clear()
    this.shares.clear()
  }

  private hasRow(name: string, address: string): boolean {
    if (this.rows.has(name)) return true
    if (this.rows.size >= MOST_ROWS || this.isHasty(address) || !this.mayStill('rows', address)) return false
    this.rows.add(name)
    return true
  }

  private isRoom(kind: Kind, name: string, address?: string): boolean {
    const known = this.names[kind]
    if (known.has(name)) return true
    if (known.size >= most[kind]) return false
    if (address !== undefined && !this.mayStill('names', address)) return false
    known.add(name)
    return true
  }

  private mayStill(what: keyof Share, address: string): boolean {
    const share = this.shares.get(address) ?? { ...mostByOne }
    share[what] -= 1
    this.shares.set(address, share)
    return share[what] >= 0
  }
}
