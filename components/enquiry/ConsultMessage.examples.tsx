import { type Examples, longTitle } from '../examples'
import { ConsultMessage } from './ConsultMessage'

const run = () => undefined

export const examples: Examples = {
  bare: ({ t }) => <ConsultMessage titleId="message-bare" title={t('form.loading')} />,
  usual: ({ t }) => (
    <ConsultMessage
      titleId="message-usual"
      title={t('form.loadFailed')}
      text={t('form.loadFailedText')}
      action={{ label: t('form.retry'), run }}
    />
  ),
  long: (page) => (
    <ConsultMessage
      titleId="message-long"
      title={longTitle(page)}
      text={longTitle(page)}
      action={{ label: longTitle(page), run }}
    />
  ),
}
