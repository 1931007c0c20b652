import { expect, it } from 'vitest'
import { startLines } from './started'

it.each([
  [
    'http://localhost:3000',
    3000,
    3000,
    ['中文     http://localhost:3000/', 'English  http://localhost:3000/en'],
  ],
  [
    'https://www.example.com',
    3000,
    3000,
    [
      '中文     http://localhost:3000/',
      'English  http://localhost:3000/en',
      'SITE_URL https://www.example.com',
    ],
  ],
])('the start says where the site is, SITE_URL %s included', (siteUrl, port, listening, lines) => {
  expect(startLines(siteUrl, port, listening)).toEqual(lines)
})
