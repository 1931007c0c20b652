import { LRUCache } from 'lru-cache'
import { minuteLimit } from '@/lib/minute-limit'

const MOST_ADDRESSES = 20_000
/** Rows that one address may begin in a minute. */
const MOST_BEGUN = 30

type Limits = { rows: number; byOne: Readonly<Record<string, number>> }

/** Counts rows that are not written yet; bounded in rows a day, and in what one address may do of a day (ADR 0037). */
export abstract class DayTally<Row extends { day: string }> {
  private day = ''
  private readonly rows = new Set<string>()
  private readonly shares = new LRUCache<string, Record<string, number>>({ max: MOST_ADDRESSES })
  private readonly waiting = new Map<string, { row: Row; count: number }>()

  /** `isHasty`: true for an address that has begun its share of rows of this minute. */
  constructor(
    private readonly columns: readonly (keyof Row)[],
    private readonly most: Limits,
    private readonly isHasty = minuteLimit(`rows begun of ${columns.join()}`, MOST_BEGUN),
  ) {}

  /** Returns all waiting counts and forgets them. */
  take(): (Row & { count: number })[] {
    const taken = [...this.waiting.values()].map(({ row, count }) => ({ ...row, count }))
    this.waiting.clear()
    return taken
  }

  /** Puts back what could not be written. */
  giveBack(taken: readonly (Row & { count: number })[]): void {
    for (const { count, ...row } of taken) this.put(row as unknown as Row, count)
  }

  protected put(row: Row, count = 1): void {
    const name = this.nameOf(row)
    const existing = this.waiting.get(name)
    if (existing) existing.count += count
    else this.waiting.set(name, { row, count })
  }

  /** Forgets the day before, if this is another; true if so. */
  protected begin(day: string): boolean {
    if (day === this.day) return false
    this.day = day
    this.rows.clear()
    this.shares.clear()
    return true
  }

  /** True for a row that is there already, or that the address may begin. */
  protected hasRow(row: Row, address: string): boolean {
    const name = this.nameOf(row)
    if (this.rows.has(name)) return true
    if (this.rows.size >= this.most.rows || this.isHasty(address) || !this.mayStill('rows', address))
      return false
    this.rows.add(name)
    return true
  }

  /** Takes one of an address's share of the day; false when nothing is left of it. */
  protected mayStill(what: string, address: string): boolean {
    const share = this.shares.get(address) ?? { ...this.most.byOne }
    share[what] = (share[what] ?? 0) - 1
    this.shares.set(address, share)
    return share[what] >= 0
  }

  private nameOf(row: Row): string {
    return JSON.stringify(this.columns.map((column) => row[column]))
  }
}
