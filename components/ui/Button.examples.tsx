import { type Examples, longTitle } from '../examples'
import { Button, ButtonLink } from './Button'

export const examples: Examples = {
  usual: (page) => <ButtonLink href={page.href('/product')}>{page.t('home.allCases')}</ButtonLink>,
  outside: () => (
    <ButtonLink href="https://example.com/" variant="outline" icon="external">
      Example
    </ButtonLink>
  ),
  long: (page) => <Button variant="text">{longTitle(page)}</Button>,
}
