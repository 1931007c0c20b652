import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const file = join(import.meta.dirname, 'findings-cn.yaml')
const pairs = z.array(z.tuple([z.string(), z.string()])).parse(parse(readFileSync(file, 'utf8')))
const sentences = pairs.map(([written, chinese]) => {
  const parts = written.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { pattern: new RegExp(`^${parts.join('([\\s\\S]*?)')}$`), chinese }
})

/** A sentence of content:check in Chinese, the parts that change in it too; one that the table does not know as it is. */
export function inChinese(text: string): string {
  for (const { pattern, chinese } of sentences) {
    const found = pattern.exec(text)
    if (!found) continue
    let next = 0
    return chinese.replace(/\{(\d?)\}/g, (_, at: string) => inChinese(found[Number(at) || ++next] ?? ''))
  }
  return text
}
