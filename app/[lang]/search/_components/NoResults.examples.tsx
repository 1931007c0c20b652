import { type Examples, layout, longTitle } from '@/components/examples'
import { NextSteps, Nothing, Preparing, Start } from './NoResults'

const asked = (q: string) => ({ q, kind: undefined, pageNo: 1 })
const alone = { ...layout('Northbay'), navigation: [] }

export const examples: Examples = {
  start: (page) => <Start page={page} layout={{ ...layout('Northbay', 5), navigation: [] }} />,
  nothing: (page) => <Nothing page={page} layout={alone} query={asked('order')} />,
  long: (page) => <Nothing page={page} layout={alone} query={asked(longTitle(page))} />,
  few: (page) => <NextSteps page={page} layout={layout('Northbay')} />,
  preparing: (page) => <Preparing page={page} />,
}
