import type { Examples } from '../examples'
import { textOf, wordsOf } from '../examples/records'
import { MailClosing } from './MailClosing'

const words = { title: 'Closing', text: 'In words', action: 'Write to us' }

export const examples: Examples = {
  usual: (page) => (
    <MailClosing
      page={page}
      html={textOf(page, `<p><a href="mailto:jobs@example.com">${wordsOf(page).title}</a></p>`)}
      {...words}
    />
  ),
  bare: (page) => <MailClosing page={page} html={undefined} {...words} />,
}
