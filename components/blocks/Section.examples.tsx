import { type Examples, longTitle } from '../examples'
import { Section } from './Section'

const content = <p>Content</p>

export const examples: Examples = {
  usual: (page) => (
    <Section title="Products" desc="From order to cash" aside={<a href={page.href('/product')}>All</a>}>
      {content}
    </Section>
  ),
  withoutTitle: () => <Section variant="mist">{content}</Section>,
  dark: () => (
    <Section title="Products" variant="dark">
      {content}
    </Section>
  ),
  long: (page) => (
    <Section title={longTitle(page)} desc={longTitle(page)} aside={<p>{longTitle(page)}</p>}>
      {content}
    </Section>
  ),
}
