import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localeConfigs, locales } from '@/lib/i18n/locales'

/** Names and banners that only the demo company's texts hold. */
const demo = /northbay|北湾|\/assets\/banners\/go1688-/i

/** What the files of `npm run init` and `npm run content -- new` ask their writer to say, as the beginning of a line or of a field. */
const asked = [
  '(?:Then s|S)ay (?:in (?:one|two)|how people work today|what was done and how|when, by which|here for how many)',
  'Introduce .{1,200} in one paragraph|Begin with the one that|One line for the menu|Describe a usual situation',
  'Name (?:two or three habits|the problem and what|the results, and|the steps, and)|There is none at the moment\\. Describe',
  'Example (?:product|product line|industry|customer|event|publication|solution)["\']?$',
  'The (?:first|second|third) (?:problem|function|thing that customers face)["\']?$',
  '(?:接着)?用?(?:[一两]句话|一段话|两三段)(?:写清|介绍)|从最常被问到的|菜单里的一句话|写客户原来怎么做|写一个常见的场景',
  '写清(?:分几步|服务时间|问题，和|怎么做的|结果。)|写两三条真正|请在这里写清|目前没有公开的职位。有职位时',
  '示例(?:产品|产品线|行业|客户|活动|刊物|解决方案)["\']?$|第[一二三]个问题["\']?$|功能[一二]["\']?$|客户遇到的第[一二]件事["\']?$',
  '(?:To be written|待填写)["\']?$|The text, in Markdown\\.|正文用 Markdown 书写',
]
export const prompt = new RegExp(`^[ \\t-]*(?:[\\w.]+: )?["']?(?:${asked.join('|')})`, 'm')
/** True for a text that still asks so and is shown: drafts wait for their writer. */
export const unwritten = { test: (text: string) => prompt.test(text) && !/^published: *false/m.test(text) }

function filesIn(folder: string, ending: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
}

type Words = Pick<RegExp, 'test'>

/** Those that hold such words, one read after the other; what cannot be read holds none. */
async function holding(words: Words, files: Iterable<string>): Promise<string[]> {
  const found: string[] = []
  for (const file of files) if (words.test(await readFile(file, 'utf8').catch(() => ''))) found.push(file)
  return found
}

/** The files of pages that no call of the contract carries (D7, D8): go1688, privacy, AI. */
const pagesIn = (contentDir: string, publicDir: string): string[] =>
  locales.flatMap((locale) => {
    const own = join(publicDir, localeConfigs[locale].prefix)
    const first = join(own, 'ai-native-erp.html')
    return [
      ...filesIn(join(contentDir, locale, 'pages'), /\.md$/),
      ...(existsSync(first) ? [first] : []),
      ...filesIn(join(own, 'ai'), /\.html$/),
    ]
  })

/** Those of them that still hold the demo company's names. */
export const demoPages = (contentDir: string, publicDir: string): Promise<string[]> =>
  holding(demo, pagesIn(contentDir, publicDir))

/** Every file of embedded content, and those pages, that still hold the demo company's names, or such words. */
export const demoTexts = (contentDir: string, publicDir: string, words: Words = demo): Promise<string[]> => {
  const records = locales.flatMap((locale) => filesIn(join(contentDir, locale), /\.(?:ya?ml|md)$/))
  return holding(words, new Set([...records, ...pagesIn(contentDir, publicDir)]))
}
