import { type Examples, longTitle } from '../examples'
import { ConsultAside } from './ConsultAside'
import { consultTexts } from './texts'

const form = { name: 'Talk to us', formFields: [] }

export const examples: Examples = {
  usual: (page) => (
    <ConsultAside
      titleId="aside-usual"
      form={{ ...form, description: 'We call back' }}
      isGated={false}
      texts={consultTexts(page)}
    />
  ),
  gated: (page) => <ConsultAside titleId="aside-gated" form={form} isGated texts={consultTexts(page)} />,
  long: (page) => (
    <ConsultAside
      titleId="aside-long"
      form={{ ...form, name: longTitle(page), description: longTitle(page) }}
      isGated={false}
      texts={consultTexts(page)}
    />
  ),
}
