import { cover, type Examples, longTitle, many } from '../examples'
import { CaseRow } from './CaseRow'

const cases = (count: number, title: string) => many(count, (id) => ({ id, title, coverMaterial: cover }))

export const examples: Examples = {
  one: (page) => <CaseRow page={page} cases={cases(1, 'Hengyue')} label="Cases" />,
  usual: (page) => <CaseRow page={page} cases={cases(3, 'Hengyue')} label="Cases" />,
  many: (page) => <CaseRow page={page} cases={cases(12, 'Hengyue')} label="Cases" />,
  long: (page) => <CaseRow page={page} cases={cases(4, longTitle(page))} label={longTitle(page)} />,
}
