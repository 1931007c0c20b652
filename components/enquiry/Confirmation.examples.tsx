import { type Examples, longTitle } from '../examples'
import { Confirmation } from './Confirmation.client'
import { consultTexts } from './texts'

const close = () => undefined
const id = '3f2a91c7-5b1d-4c1e-9a77-0123456789ab'

export const examples: Examples = {
  usual: (page) => <Confirmation passed={{ id }} texts={consultTexts(page)} onClose={close} />,
  ownSteps: (page) => (
    <Confirmation
      passed={{ id: 20718, nextSteps: ['A place is kept', 'The code comes by mail'] }}
      texts={consultTexts(page)}
      onClose={close}
    />
  ),
  withoutReference: (page) => <Confirmation passed={{}} texts={consultTexts(page)} onClose={close} />,
  long: (page) => (
    <Confirmation passed={{ id, nextSteps: [longTitle(page)] }} texts={consultTexts(page)} onClose={close} />
  ),
}
