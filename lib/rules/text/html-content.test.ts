import { expect, it } from 'vitest'
import type { Html } from '@/lib/contract/shared'
import { hasContent } from './html-content'

it.each([
  ['<p></p>', false],
  ['<p>&nbsp;</p>\n<p><br></p>', false],
  ['', false],
  [undefined, false],
  ['<p>a</p>', true],
  ['<p><img src="/a.png" alt=""></p>', true],
])('%s', (html, shown) => expect(hasContent(html as Html | undefined)).toBe(shown))
