import { type Examples, longTitle } from '../examples'
import { Toast, type ToastContent } from './Toast.client'

/** Keeps the toast, which is fixed to the screen, within its own frame. */
const framed = (toast: ToastContent | undefined) => (
  <div style={{ contain: 'layout', minHeight: 160 }}>
    <Toast toast={toast} />
  </div>
)

export const examples: Examples = {
  silent: () => framed(undefined),
  usual: (page) => framed({ text: page.t('activity.copied') }),
  link: (page) =>
    framed({ text: page.t('activity.copied'), link: { href: '#there', label: page.t('jump.link') } }),
  long: (page) => framed({ text: longTitle(page) }),
}
