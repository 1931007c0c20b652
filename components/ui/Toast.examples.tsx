import { type Examples, longTitle } from '../examples'
import { Toast } from './Toast.client'

export const examples: Examples = {
  silent: () => <Toast toast={undefined} />,
  usual: (page) => <Toast toast={{ text: page.t('activity.copied') }} />,
  link: (page) => (
    <Toast
      toast={{ text: page.t('activity.copied'), link: { href: '#there', label: page.t('jump.link') } }}
    />
  ),
  long: (page) => <Toast toast={{ text: longTitle(page) }} />,
}
