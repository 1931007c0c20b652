import { expect, it } from 'vitest'
import { firstMail } from './first-mail'

it.each([
  [
    '<p><a href="/x">x</a> <a title="t" href="mailto:a@b.example?subject=x&amp;body=y">a</a></p>',
    'mailto:a@b.example?subject=x&body=y',
  ],
  ['<a href="mailto:a@b.example">a</a><a href="mailto:c@d.example">c</a>', 'mailto:a@b.example'],
  ['<p>a@b.example, c@d.example</p>', 'mailto:a@b.example'],
  ['<p>a@b.example</p><a href="mailto:c@d.example">c</a>', 'mailto:c@d.example'],
  ['Write to jobs.cn@b-c.example. Role first.', 'mailto:jobs.cn@b-c.example'],
  ['nobody @ all', undefined],
  [undefined, undefined],
])('%s', (html, mail) => expect(firstMail(html)).toBe(mail))
