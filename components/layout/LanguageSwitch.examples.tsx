import type { Examples } from '../examples'
import { LanguageSwitch } from './LanguageSwitch'

export const examples: Examples = {
  usual: (page) => <LanguageSwitch page={page} alternatePath="/cases" />,
  home: (page) => <LanguageSwitch page={page} alternatePath="/" />,
}
