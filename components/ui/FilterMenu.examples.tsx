import { type Examples, longTitle, many } from '../examples'
import { FilterMenu } from './FilterMenu'

const options = (count: number, label: string) =>
  many(count, (value) => ({ value, label: `${label} ${value}` }))

export const examples: Examples = {
  empty: () => <FilterMenu name="place" label="Place" options={[]} chosen={[]} />,
  one: () => <FilterMenu name="place" label="Place" options={options(1, 'Place')} chosen={[]} />,
  usual: () => <FilterMenu name="place" label="Place" options={options(5, 'Place')} chosen={['2', '3']} />,
  many: () => <FilterMenu name="place" label="Place" options={options(60, 'Place')} chosen={[]} />,
  long: (page) => (
    <FilterMenu name="place" label={longTitle(page)} options={options(2, longTitle(page))} chosen={['1']} />
  ),
}
