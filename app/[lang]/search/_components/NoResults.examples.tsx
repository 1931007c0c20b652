import { chrome, type Examples, longTitle } from '@/components/examples'
import { NextSteps, Nothing, Preparing, Start } from './NoResults'

const asked = (q: string) => ({ q, kind: undefined, pageNo: 1 })
const alone = { ...chrome('Northbay'), navigation: [] }

export const examples: Examples = {
  start: (page) => <Start page={page} chrome={{ ...chrome('Northbay', 5), navigation: [] }} />,
  nothing: (page) => <Nothing page={page} chrome={alone} query={asked('order')} />,
  long: (page) => <Nothing page={page} chrome={alone} query={asked(longTitle(page))} />,
  few: (page) => <NextSteps page={page} chrome={chrome('Northbay')} />,
  preparing: (page) => <Preparing page={page} />,
}
