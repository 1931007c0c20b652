import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { fillTemplate } from './fill'

it('keeps comments, quotes what needs it, and leaves out what has no value', () => {
  const template = `# The site.
title: $company # its name
logo: $logo
lines:
  - text: $company
  - text: "Phone: $phone"
to: [$recipients]
`
  const filled = fillTemplate('site.yaml', template, {
    company: 'A: "B" & C',
    logo: '',
    phone: '',
    recipients: ['a@b.example', 'c@d.example'],
  })
  expect(filled).toContain('# The site.')
  expect(filled).toContain('# its name')
  expect(parse(filled)).toEqual({
    title: 'A: "B" & C',
    lines: [{ text: 'A: "B" & C' }],
    to: ['a@b.example', 'c@d.example'],
  })
})

it('Markdown: the fields above and the text below', () => {
  expect(fillTemplate('a.md', '---\ntitle: $company\n---\n\nOf $company.\n', { company: 'X' })).toBe(
    '---\ntitle: X\n---\n\nOf X.\n',
  )
})
