import { expect, it } from 'vitest'
import { inChinese } from '@/lib/content/in-chinese'
import { dictionaryProblems } from './check-dictionary'

it('tells which of a site’s own texts are not shown', () => {
  const dictionary = {
    ...{ activityTypes: [{ value: 'FAIR', label: 'Fair' }] },
    ...{
      'shell.siteName': 'Ocean',
      'shell.book': 'Book {name',
      'shell.nothingLikeThis': 'x',
      'home.title': 7,
    },
  }
  const found = dictionaryProblems({ id: 1, dictionary }, 'en')
  expect(found.map(({ path, isNote }) => [path.join(' '), isNote])).toEqual([
    ['dictionary shell.book', undefined],
    ['dictionary shell.nothingLikeThis', true],
  ])
  for (const { message } of found) expect(inChinese(message)).toMatch(/\p{Script=Han}/u)
  expect(dictionaryProblems({ id: 1 }, 'en')).toEqual([])
})
