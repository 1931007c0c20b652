import { type Examples, jump, longTitle } from '@/components/examples'
import { productOf } from '@/components/examples/records'
import { ClosingCall } from './ClosingCall'

export const examples: Examples = {
  usual: (page) => <ClosingCall page={page} product={{ ...productOf(page), demonstration: jump }} />,
  withoutDemonstration: (page) => <ClosingCall page={page} product={productOf(page)} />,
  long: (page) => <ClosingCall page={page} product={{ ...productOf(page), name: longTitle(page) }} />,
}
