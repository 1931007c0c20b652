import { NextRequest } from 'next/server'
import { expect, it, vi } from 'vitest'
import { BusyError } from '@/lib/concurrency-limit'
import { GET } from './route'

vi.mock('@/lib/images/resize', () => ({
  resizePicture: () => Promise.reject(new BusyError('no room to wait')),
}))

const ask = (src: string) =>
  GET(new NextRequest(`http://site/api/image?src=${encodeURIComponent(src)}&w=240`))

it.each([
  ['/assets/a%20b.webp?v=1', '/assets/a%20b.webp'],
  ['//elsewhere.example/a.png', '/elsewhere.example/a.png'],
  ['/\\elsewhere.example/a.png', '/%5Celsewhere.example/a.png'],
])('with no room to scale, the own picture %s goes out as it is', async (src, address) => {
  const answer = await ask(src)
  expect([answer.status, answer.headers.get('location')]).toEqual([307, address])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it.each(['https://cdn.example.com/a.png', '/../package.json', '/index.html'])(
  'with no room to scale, %s is requested again later',
  async (src) => {
    const answer = await ask(src)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  },
)
