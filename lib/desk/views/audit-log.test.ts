import { expect, it } from 'vitest'
import { builtInTexts } from '@/lib/enquiry/built-in-texts'
import { html } from '@/lib/html'
import type { Desk } from '../desk'
import { auditLine } from './audit-log'

it('a name in the log is a name, whatever signs stand in it: one line takes the page from nobody', () => {
  const row = { id: '1', at: 0, who: 'Mei', enquiry_id: null, detail: 'Ann (Sales:EU:50%)' }
  const line = (action: string) =>
    html`${auditLine({ t: builtInTexts('en') } as Desk, { ...row, action })}`.text
  expect(line('accountAdd')).toContain('Ann (Sales:EU:50%)')
  expect(line('give')).toContain('<span translate="no">Ann (Sales:EU:50%)</span>')
})
