import { describe, expect, it } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { matchCall } from './match'

const match = (method: string, path: string) => matchCall(method, path.split('/'))

describe('which call an address means', () => {
  it.each(Object.entries(endpoints))('finds %s', (name, { method, path }) => {
    const filled = path.replace('{type}', 'news').replace('{id}', '42').replace('{siteId}', '2')
    expect(match(method, filled)).toMatchObject({ kind: 'call', name })
  })

  it.each([
    ['GET', 'product/1001', { kind: 'call', name: 'product', params: { id: '1001' } }],
    ['GET', 'news/501', { kind: 'call', name: 'article', params: { type: 'news', id: '501' } }],
    ['GET', 'report/1', { kind: 'call', name: 'article', params: { type: 'report', id: '1' } }],
    [
      'GET',
      'product-category/101',
      { kind: 'genericRecord', type: 'product-category', params: { id: '101' } },
    ],
    ['POST', 'introduce/list', { kind: 'genericList', type: 'introduce', params: {} }],
    ['POST', 'form/list', { kind: 'genericList', type: 'form', params: {} }],
    ['POST', 'product/1001', { kind: 'methodNotAllowed', allow: 'GET' }],
    ['GET', 'news/list', { kind: 'methodNotAllowed', allow: 'POST' }],
    ['GET', 'introduce/list', { kind: 'methodNotAllowed', allow: 'POST' }],
    ['POST', 'site/list', { kind: 'methodNotAllowed', allow: 'GET' }],
    ['GET', 'homepage', { kind: 'methodNotAllowed', allow: 'POST' }],
    ['POST', 'unknown/list', { kind: 'notFound' }],
    ['GET', 'product/a.b', { kind: 'notFound' }],
    ['GET', 'product/preview', { kind: 'notFound' }],
    [
      'GET',
      'product/1234567890123456789',
      { kind: 'call', name: 'product', params: { id: '1234567890123456789' } },
    ],
    ['GET', 'product/p-3_B', { kind: 'call', name: 'product', params: { id: 'p-3_B' } }],
    ['GET', 'constructor/list', { kind: 'notFound' }],
    ['GET', 'product/1001/more', { kind: 'notFound' }],
    ['GET', '', { kind: 'notFound' }],
  ])('%s %s', (method, path, expected) => expect(match(method, path)).toEqual(expected))
})
