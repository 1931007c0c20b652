import { type Examples, longTitle, many } from '../examples'
import { Tabs } from './Tabs.client'

const tabs = (name: string, count: number, label: string) => (
  <div className="container">
    <Tabs
      label="Kinds"
      tabs={many(count, (id) => ({
        id: `${name}-${id}`,
        label: `${label} ${id}`,
        iconUrl: id === '1' ? '/assets/icons/1001.svg' : undefined,
      }))}
    >
      {many(count, (id) => (
        <p key={id}>Panel {id}</p>
      ))}
    </Tabs>
  </div>
)

export const examples: Examples = {
  one: () => tabs('one', 1, 'Tab'),
  usual: () => tabs('usual', 3, 'Tab'),
  many: () => tabs('many', 20, 'Tab'),
  long: (page) => tabs('long', 3, longTitle(page)),
}
