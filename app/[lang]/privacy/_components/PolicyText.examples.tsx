import { type Examples, longTitle } from '@/components/examples'
import { textOf } from '@/components/examples/records'
import { PolicyText } from './PolicyText'

const parts = (count: number, title = 'Part') =>
  Array.from({ length: count }, (_, at) => `<h2>${title} ${at + 1}</h2><h3>Of it</h3><p>In words</p>`).join(
    '',
  )

export const examples: Examples = {
  bare: (page) => <PolicyText page={page} html={textOf(page, '<p>No heading</p>')} note={undefined} />,
  one: (page) => <PolicyText page={page} html={textOf(page, parts(1))} note="Updated" />,
  usual: (page) => (
    <div className="container">
      <PolicyText page={page} html={textOf(page, `<p>Before</p>${parts(5)}`)} note="Updated" />
    </div>
  ),
  long: (page) => (
    <div className="container">
      <PolicyText page={page} html={textOf(page, parts(3, longTitle(page)))} note={longTitle(page)} />
    </div>
  ),
}
