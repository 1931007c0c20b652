import { expect, it } from 'vitest'
import { plainName } from './plain-name'

it.each([
  ['Spring Mail 2026', 'Spring Mail 2026'],
  ['春季推广', '春季推广'],
  ['zhihu.com', 'zhihu·com'],
  ['spring_launch', 'spring-launch'],
  ['https://evil.example/x?y=1', 'https-evil·example-x-y-1'],
  ['[click](//evil.example)', '-click-evil·example-'],
  ['@all <!channel> <at user_id="all">', '-all -channel- -at user-id-all-'],
  ['＠all ＜b＞', '-all -b-'],
  ['*a* `b` ~c~ #d |e\\', '-a- -b- -c- -d -e-'],
  ['a\r\nb\u2028c', 'a-b-c'],
  ['a\u202eb\u2066c\u200bd', 'a-b-c-d'],
  ['x'.repeat(2000), 'x'.repeat(60)],
  ['😀 𠮷', '- 𠮷'],
])('%j is shown as %j', (text, shown) => expect(plainName(text)).toBe(shown))
