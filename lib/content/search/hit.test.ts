import { describe, expect, it } from 'vitest'
import { messages } from '@/lib/i18n/messages'
import { pageContext } from '@/lib/i18n/page-context'
import { translatorFor } from '@/lib/i18n/translator'
import { piecesOf } from '@/lib/rules/search/words'
import type { SearchRecord } from '@/lib/search/record'
import { hitOf } from './hit'

const page = pageContext('cn', translatorFor('cn', messages.cn), 'Asia/Shanghai')
const record: SearchRecord = {
  key: 'case /case-detail/401',
  kind: 'case',
  from: 'cases',
  path: '/case-detail/401',
  title: '恒岳重工用北湾排程 3.0',
  desc: '计划员的早晨',
  keywords: '',
  body: '',
  otherNames: ['Cranes on time with Northbay Plan 3.0', 'Hengyue Heavy Industries'],
}
const otherName = (query: string, found: string[] = []) =>
  hitOf(page, record, { pieces: piecesOf(query), found: new Set(found) })
    .otherName.map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

describe('the name of the other language', () => {
  it.each([
    ['is shown where it is what was found', 'PLAN', [], 'Cranes on time with Northbay [Plan] 3.0'],
    ['and the one that was', 'hengyue', [], '[Hengyue] Heavy Industries'],
    ['with a word of the title, too', '北湾 plan', [], 'Cranes on time with Northbay [Plan] 3.0'],
    ['misspelt', 'henyue', ['hengyue'], '[Hengyue] Heavy Industries'],
    ['is left out where the title says it', '北湾排程', [], ''],
    ['and where both do', '3.0', [], ''],
    ['and where neither does', '早晨', [], ''],
  ])('%s: %s', (_, query, found, wanted) => {
    expect(otherName(query, found)).toBe(wanted)
  })
})
