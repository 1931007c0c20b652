import { marked } from 'marked'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { asWritten } from '@/lib/contract/as-written'
import type { EndpointName } from '@/lib/contract/endpoints'
import { buildCall, type CallInput } from '../client/call'
import { embeddedSource } from '.'
import { copyOf, withLateHtml } from './late-html'
import { closeLibrary } from './library'

const made = vi.spyOn(marked, 'parse')
beforeEach(() => void made.mockClear())
afterEach(() => closeLibrary())

const ask = (name: EndpointName, input: CallInput) =>
  embeddedSource.answer(buildCall(name, 'en', '2', input, Date.now() + 5000))

it('a text becomes HTML when it is asked for, once, whichever copy is asked', () => {
  const record = withLateHtml({ id: 1, content: '**a**', describe: 'b', title: '**c**' })
  const copies = [copyOf(record), copyOf(copyOf(record), new Set(['id']))]
  expect(made).not.toHaveBeenCalled()
  const content = '<p><strong>a</strong></p>\n'
  expect(copies.map((copy) => copy.content)).toEqual([content, content])
  expect(made).toHaveBeenCalledTimes(1)
  expect(record).toEqual({ id: 1, content, describe: '<p>b</p>\n', title: '**c**' })
  expect(copies[1]).toEqual({ content, describe: '<p>b</p>\n', title: '**c**' })
})

it('a look at what is written makes none', () => {
  const record = withLateHtml({ id: 1, content: '**a**' })
  expect(asWritten(() => ({ ...record }))).toEqual({ id: 1, content: '**a**' })
  expect(made).not.toHaveBeenCalled()
  expect(record.content).toBe('<p><strong>a</strong></p>\n')
})

it('a copy keeps the order of fields, and a field of any name', () => {
  const record = JSON.parse('{"b": 1, "__proto__": 2, "content": "3", "a": 4}') as Record<string, unknown>
  expect(JSON.stringify(copyOf(withLateHtml(record)))).toBe(
    '{"b":1,"__proto__":2,"content":"<p>3</p>\\n","a":4}',
  )
})

it('reading and checking files, lists of articles, cases and solutions make no HTML; a record’s own call makes its text', async () => {
  await ask('newsList', { body: { type: 'NEWS', pageSize: 9 } })
  await ask('exampleList', {})
  await ask('solutionList', {})
  expect(made).not.toHaveBeenCalled()
  expect(JSON.stringify(await ask('article', { type: 'news', id: '501' }))).toContain('<p>')
  expect(made).toHaveBeenCalledTimes(1)
})
