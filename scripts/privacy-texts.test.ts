import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const template = 'scripts/lib/own-company/template'
/** What a form carries and a browser keeps, as the privacy page calls it. */
const stored = {
  cn: ['来源页面', '首次到访的页面', '来路', '广告参数', '设备类型', '设备标识', '时长'].concat(
    ['语言版本', '表单内容', '本次访问的第一个页面及其来源', '“已填过表单”的凭据', '列表或卡片'],
    ['IP 地址'],
  ),
  en: ['the page you were on', 'the first page you visited', 'referred you', 'advert', 'device type'].concat(
    ['device identifier', 'time taken', 'language version', 'unsent form', 'the first page of this visit'],
    ['a note that you have already filled in a form', 'list or cards', 'IP address'],
  ),
}

it.each([
  ['content/cn', 'cn', '906'],
  ['content/en', 'en', '906'],
  [join(template, 'cn'), 'cn', '902'],
  [join(template, 'en'), 'en', '902'],
] as const)(
  '%s: the privacy page and the page of rights name the same that is stored',
  (folder, locale, id) => {
    for (const file of ['pages/privacy.md', `introductions/${id}-rights.yaml`]) {
      const text = readFileSync(join(folder, file), 'utf8').toLowerCase()
      expect(
        stored[locale].filter((name) => !text.includes(name.toLowerCase())),
        file,
      ).toEqual([])
    }
  },
)
