import type { ReactNode } from 'react'
import { type Examples, longTitle, many } from '../examples'
import { AnchorList } from './AnchorList.client'

const items = (count: number, label: string) =>
  many(count, (id) => ({ id: `section-${id}`, label: `${label} ${id}` }))

const inPage = (list: ReactNode) => <div className="container">{list}</div>

export const examples: Examples = {
  one: () => inPage(<AnchorList label="One section" items={items(1, 'Section')} />),
  usual: () => inPage(<AnchorList label="Sections" items={items(4, 'Section')} />),
  bar: () => <AnchorList label="Sections in a bar" items={items(4, 'Section')} variant="bar" />,
  many: () => <AnchorList label="Many sections" items={items(30, 'Section')} variant="tabs" hasPhoneTabs />,
  long: (page) => inPage(<AnchorList label={longTitle(page)} items={items(3, longTitle(page))} />),
}
