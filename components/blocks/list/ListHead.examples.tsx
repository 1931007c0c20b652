import { cover, type Examples, jump, longTitle, many, navigationItem } from '../../examples'
import { ListHead } from './ListHead'

const content = <p>The list</p>
const tabs = (count: number, label: string) =>
  many(count, (id) => ({ href: `#${id}`, label: `${label} ${id}`, isCurrent: id === '1' }))
const banner = { ...navigationItem, desc: 'Order to cash', jumpBO: jump, theme: 'dark' as const }

export const examples: Examples = {
  bare: (page) => (
    <ListHead page={page} title="Products">
      {content}
    </ListHead>
  ),
  usual: (page) => (
    <ListHead page={page} title="Products" banner={{ ...banner, pcResource: cover }}>
      {content}
    </ListHead>
  ),
  withoutPicture: (page) => (
    <ListHead page={page} title="Products" banner={banner} tabs={tabs(2, 'Kind')} tabsLabel="Two kinds">
      {content}
    </ListHead>
  ),
  many: (page) => (
    <ListHead page={page} title="Products" tabs={tabs(20, 'Kind')} tabsLabel="Many kinds">
      {content}
    </ListHead>
  ),
  long: (page) => (
    <ListHead
      page={page}
      title={longTitle(page)}
      desc={longTitle(page)}
      tabs={tabs(2, longTitle(page))}
      tabsLabel={longTitle(page)}
    >
      {content}
    </ListHead>
  ),
}
