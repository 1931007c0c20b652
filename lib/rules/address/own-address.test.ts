import { expect, it } from 'vitest'
import { ownAddress } from './own-address'

const hosts = ['www.example.com', 'en.example.com']

it.each([
  ['https://www.example.com/product/7?bd_vid=1', 'https://www.example.com/product/7?bd_vid=1'],
  ['https://en.example.com/product', 'https://en.example.com/product'],
  ['https://other.example/product/7?bd_vid=1', 'https://www.example.com/product/7?bd_vid=1'],
  ['https://www.example.com.other.example/a', 'https://www.example.com/a'],
  ['https://user:word@other.example/a', 'https://www.example.com/a'],
  ['https://user:word@www.example.com/a', 'https://www.example.com/a'],
  ['javascript:alert(1)', 'https://www.example.com/'],
  ['data:text/html,<p>', 'https://www.example.com/'],
  ['not an address', 'https://www.example.com/services'],
  ['', 'https://www.example.com/services'],
])('the address of a lead is this site’s: %s', (address, expected) => {
  expect(ownAddress(address, '/services', 'https://www.example.com', hosts)).toBe(expected)
})

it('an address is never longer than a lead can carry', () => {
  expect(
    ownAddress(`https://other.example/?q=${'x'.repeat(9000)}`, '/', 'https://www.example.com', []),
  ).toHaveLength(2048)
})
