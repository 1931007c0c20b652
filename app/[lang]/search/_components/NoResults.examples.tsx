import { chrome, type Examples, longTitle } from '@/components/examples'
import { Nothing, Preparing, Start, WaysOn } from './NoResults'

const asked = (q: string) => ({ q, kind: undefined, pageNo: 1 })
const alone = { ...chrome('Northbay'), navigation: [] }

export const examples: Examples = {
  start: (page) => <Start page={page} chrome={{ ...chrome('Northbay', 5), navigation: [] }} />,
  nothing: (page) => <Nothing page={page} chrome={alone} query={asked('order')} />,
  long: (page) => <Nothing page={page} chrome={alone} query={asked(longTitle(page))} />,
  few: (page) => <WaysOn page={page} chrome={chrome('Northbay')} />,
  preparing: (page) => <Preparing page={page} />,
}
