import { z } from 'zod'
// What the checks of files say, as they write it, and in Chinese: {} for what changes ({2} where the order differs), which is looked
// up here too. Exact sentences before wider ones.
import table from './findings-cn.json' with { type: 'json' }

const pairs = z.array(z.tuple([z.string(), z.string()])).parse(table)
const sentences = pairs.map(([written, chinese]) => {
  const parts = written.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { pattern: new RegExp(`^${parts.join('([\\s\\S]*?)')}$`), chinese }
})

/** What a check of files says, in Chinese, the parts that change in it too; a sentence that the table does not know as it is. */
export function inChinese(text: string): string {
  for (const { pattern, chinese } of sentences) {
    const found = pattern.exec(text)
    if (!found) continue
    let next = 0
    return chinese.replace(/\{(\d?)\}/g, (_, at: string) => inChinese(found[Number(at) || ++next] ?? ''))
  }
  return text
}
