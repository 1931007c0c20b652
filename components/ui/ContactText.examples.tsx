import { type Examples, longTitle } from '../examples'
import { ContactText } from './ContactText'

export const examples: Examples = {
  usual: () => <ContactText line="Call +65 6000 1912 or write to hello@example.com." />,
  bare: () => <ContactText line="Nobody to call" />,
  long: (page) => <ContactText line={longTitle(page)} />,
}
