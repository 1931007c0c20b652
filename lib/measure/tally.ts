import { DayTally } from './day-tally'
import { OTHER, type Visit } from './event'

type Row = Visit & { day: string }
export type Counted = Row & { count: number }

/** What makes a row of visits one of its own. */
export const visitColumns = ['day', 'event', 'page', 'form', 'source', 'campaign'] as const

/** Distinct names a day: what comes beyond is counted as one. */
const most = { page: 2000, form: 100, from: 100 }
/** Distinct rows a day, and what one address may do: be the first to name forms and campaigns, begin rows, be counted. Nobody alone uses up what all share. */
const limits = { rows: 10_000, byOne: { names: 10, rows: 300, visits: 3000 } }

type Kind = keyof typeof most

/** What was counted and is not written yet: bounded in names and rows, whatever browsers send (ADR 0037). */
export class Tally extends DayTally<Row> {
  private names: Record<Kind, Set<string>> = { page: new Set(), form: new Set(), from: new Set() }

  constructor(isHasty?: (address: string) => boolean) {
    super(visitColumns, limits, isHasty)
  }

  /** Counts one visit of a day; `address` is the reporter's, held in memory for the day. More than its share of a day is not counted. */
  add(visit: Visit, day: string, address: string): void {
    if (this.begin(day)) this.names = { page: new Set(), form: new Set(), from: new Set() }
    if (!this.mayStill('visits', address)) return
    const page = this.isRoom('page', visit.page) ? visit.page : OTHER
    const form = visit.form === '' || this.isRoom('form', visit.form, address) ? visit.form : OTHER
    const isNamed = this.isRoom('from', `${visit.source} ${visit.campaign}`, address)
    const { source, campaign } = isNamed ? visit : { source: OTHER, campaign: '' }
    const row = { ...visit, page, form, source, campaign, day }
    this.put(this.hasRow(row, address) ? row : { ...row, page: OTHER, source: OTHER, campaign: '' })
  }

  private isRoom(kind: Kind, name: string, address?: string): boolean {
    const names = this.names[kind]
    if (names.has(name)) return true
    if (names.size >= most[kind]) return false
    if (address !== undefined && !this.mayStill('names', address)) return false
    names.add(name)
    return true
  }
}
