import { DayTally } from './day-tally'
import { OTHER } from './event'
import type { Sample } from './sample'

type Row = Sample & { day: string }
export type CountedSample = Row & { count: number }

/** What makes a row of samples one of its own. */
export const sampleColumns = ['day', 'kind', 'locale', 'page', 'device', 'name', 'bound'] as const

/** Searches without a result that a day knows by their words; the rest is one. */
const MOST_WORDS = 200
/** Distinct rows a day; of one address: samples (a hundred page loads), rows begun, words that it is the first to search for. */
const limits = { rows: 5000, byOne: { samples: 500, rows: 300, words: 10 } }

/** Samples that are not written yet: bounded in rows and words, and in how far one address can turn them (ADR 0037). */
export class SampleTally extends DayTally<Row> {
  private words = new Set<string>()

  constructor(isHasty?: (address: string) => boolean) {
    super(sampleColumns, limits, isHasty)
  }

  /** Counts one sample of a day; false for one that is more than its address's share of the day. */
  add(sample: Sample, day: string, address: string): boolean {
    if (this.begin(day)) this.words = new Set()
    if (!this.mayStill('samples', address)) return false
    const row = { ...sample, day }
    const isRoom = sample.kind !== 'search' || this.mayName(`${sample.locale} ${sample.name}`, address)
    if (isRoom && this.hasRow(row, address)) this.put(row)
    else this.put({ ...row, page: row.page && OTHER, name: row.name && OTHER })
    return true
  }

  private mayName(words: string, address: string): boolean {
    if (this.words.has(words)) return true
    if (this.words.size >= MOST_WORDS || !this.mayStill('words', address)) return false
    this.words.add(words)
    return true
  }
}
