import { type Examples, longTitle } from '../examples'
import { Consent } from './Consent'

export const examples: Examples = {
  usual: (page) => (
    <Consent
      consent={{
        before: 'By sending you accept the ',
        link: { href: page.href('/privacy'), label: 'privacy notice' },
        after: '.',
      }}
      className="consent"
    />
  ),
  long: (page) => (
    <Consent
      consent={{
        before: longTitle(page),
        link: { href: page.href('/privacy'), label: longTitle(page) },
        after: '',
      }}
      className={undefined}
    />
  ),
}
