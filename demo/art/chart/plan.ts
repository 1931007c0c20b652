import type { Industry } from './ink'

/** What a chart shows: the measured figure as depth, the change as the coral buoy. */
export interface ChartPlan {
  seed: string
  industry: Industry
  course: number
  dark: boolean
  /** Depth at the shoal and in the deep, as they are written. */
  from?: string
  to?: string
  unit?: string
  /** The unit at the shoal, where it is another one. */
  fromUnit?: string
  /** What the depth measures; without figures it is the sheet's own word. */
  measure?: string
  /** How many buoys stand along the fairway, where the figure is a number of things. */
  buoys?: number
  /** Years that buoys stand for, in stages: the first of each is written, the last one of all is the coral buoy. */
  years?: readonly (readonly number[])[]
}

export interface Sheet {
  w: number
  h: number
  /** Where the chart lies, in pixels; the rest stays plain for words. */
  x: number
  /** The scale of lines and letters. */
  k: number
  /** Down to here the sheet is plain for words (phones), in pixels; the fairway keeps below. */
  top?: number
  /** Where its free part ends, if not at the lower edge. */
  bottom?: number
}
