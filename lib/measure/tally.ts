import { OTHER, type Visit } from './event'

export type Counted = Visit & { day: string; count: number }

/** Distinct names a day: what comes beyond is counted as one. */
const most = { page: 2000, form: 100, from: 100 }
/** Distinct rows a day. */
const MOST_ROWS = 10_000
/** Forms and campaigns that one address may be the first to name, a day: nobody alone can use up the names. */
const MOST_BY_ONE = 10
const MOST_ADDRESSES = 20_000

type Kind = keyof typeof most

const nameOf = ({ day, event, page, form, source, campaign }: Visit & { day: string }) =>
  JSON.stringify([day, event, page, form, source, campaign])

/** What was counted and is not written yet: bounded in names and rows, whatever browsers send (ADR 0037). */
export class Tally {
  private day = ''
  private names: Record<Kind, Set<string>> = { page: new Set(), form: new Set(), from: new Set() }
  private readonly rows = new Set<string>()
  private readonly firsts = new Map<string, number>()
  private readonly waiting = new Map<string, Counted>()

  /** Counts one visit of a day; `address` says who tells, and is kept in memory for the day. */
  add(visit: Visit, day: string, address: string): void {
    if (day !== this.day) this.begin(day)
    const page = this.isRoom('page', visit.page) ? visit.page : OTHER
    const form = visit.form === '' || this.isRoom('form', visit.form, address) ? visit.form : OTHER
    const isKnown = this.isRoom('from', `${visit.source} ${visit.campaign}`, address)
    const { source, campaign } = isKnown ? visit : { source: OTHER, campaign: '' }
    const row = { ...visit, page, form, source, campaign, day }
    this.put(this.hasRow(nameOf(row)) ? row : { ...row, page: OTHER, source: OTHER, campaign: '' }, 1)
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
    this.firsts.clear()
  }

  private hasRow(name: string): boolean {
    if (this.rows.size < MOST_ROWS) this.rows.add(name)
    return this.rows.has(name)
  }

  private isRoom(kind: Kind, name: string, address?: string): boolean {
    const known = this.names[kind]
    if (known.has(name)) return true
    if (known.size >= most[kind]) return false
    if (address !== undefined && !this.mayName(address)) return false
    known.add(name)
    return true
  }

  private mayName(address: string): boolean {
    const before = this.firsts.get(address) ?? 0
    if (before >= MOST_BY_ONE || this.firsts.size >= MOST_ADDRESSES) return false
    this.firsts.set(address, before + 1)
    return true
  }
}
