import { expect, it } from 'vitest'
import { companyPage } from '@/lib/contract/company'
import { firstMail, mailLines } from './first-mail'

it.each([
  [
    '<p><a href="/x">x</a> <a title="t" href="mailto:a@b.example?subject=x&amp;body=y">a</a></p>',
    'mailto:a@b.example?subject=x&body=y',
  ],
  [
    '<a href="mailto:a@b.example?subject=Job application">a</a>',
    'mailto:a@b.example?subject=Job application',
  ],
  ['<a href="mailto:a@b.example">a</a><a href="mailto:c@d.example">c</a>', 'mailto:a@b.example'],
  ['<p>a@b.example, c@d.example</p>', 'mailto:a@b.example'],
  ['<p>a@b.example</p><a href="mailto:c@d.example">c</a>', 'mailto:c@d.example'],
  ['Write to jobs.cn@b-c.example. Role first.', 'mailto:jobs.cn@b-c.example'],
  ['nobody @ all', undefined],
  [undefined, undefined],
])('%s', (html, mail) => expect(firstMail(html)).toBe(mail))

it.each([
  ['of the page', { jumpBO: { buttonLink: 'mailto:jobs@a.example?subject=Job' } }],
  ['of a plate', { plates: [{ name: 'n', jumpBO: { buttonLink: 'mailto:jobs@a.example?subject=Job' } }] }],
  [
    'of a point',
    {
      describe: '<p>Ask office@a.example</p>',
      plates: [
        { name: 'n', config: [{ title: 't', jumpBO: { buttonLink: 'mailto:jobs@a.example?subject=Job' } }] },
      ],
    },
  ],
])('a button %s says whom to write to', (_, record) =>
  expect(firstMail(mailLines(companyPage.parse({ id: 1, ...record })))).toBe(
    'mailto:jobs@a.example?subject=Job',
  ),
)
