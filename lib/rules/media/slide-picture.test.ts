import { expect, it } from 'vitest'
import type { Resource } from '@/lib/contract/shared'
import { slidePicture } from './slide-picture'

const picture = (url: string): Resource => ({ files: [{ url }] }) as Resource
const solution = (name?: string) => ({
  id: '1',
  name: 'S',
  ...(name && { pcResource: picture(`/${name}-pc.webp`), mobileResource: picture(`/${name}-m.webp`) }),
})
const story = (name?: string) => ({
  id: '2',
  title: 'C',
  ...(name && { backgroundMaterial: picture(`/${name}.webp`) }),
})

it.each([
  ['a story’s wide picture', [solution('a')], [story(), story('crane')], '/crane.webp', undefined],
  [
    'without one the first solution’s banner',
    [solution(), solution('a')],
    [story()],
    '/a-pc.webp',
    '/a-m.webp',
  ],
  ['nothing without pictures', [solution()], undefined, undefined, undefined],
])('the slide of an industry shows %s', (_, solutions, examples, pc, mobile) => {
  const shown = slidePicture({ solutions, examples } as Parameters<typeof slidePicture>[0])
  expect(shown.pcResource?.files[0]?.url).toBe(pc)
  expect(shown.mobileResource?.files[0]?.url).toBe(mobile)
})
