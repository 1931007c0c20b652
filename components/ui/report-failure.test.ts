import { expect, it } from 'vitest'
import { isFault } from './report-failure.client'

const late = 'Transition was aborted because of timeout in DOM update'
const hidden = 'View transition was skipped because document visibility state is hidden.'

it.each([
  ['a transition cut short', new DOMException('Transition was skipped', 'AbortError'), false],
  ['a transition that took too long', new DOMException(late, 'TimeoutError'), false],
  ['one while the page was hidden', new DOMException(hidden, 'InvalidStateError'), false],
  ['a size told late', 'ResizeObserver loop completed with undelivered notifications.', false],
  ['a size told late, in older words', 'ResizeObserver loop limit exceeded', false],
  ['a call that was aborted', new DOMException('The operation was aborted', 'AbortError'), true],
  ['a fault', new TypeError('x is undefined'), true],
])('%s is no fault, or is one', (_what, error, is) => {
  expect(isFault(error)).toBe(is)
})
