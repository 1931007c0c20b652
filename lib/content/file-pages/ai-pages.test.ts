import { expect, it, vi } from 'vitest'
import * as aiFile from './ai-file'
import { getAiPage } from './ai-pages'

it('a description keeps every sign that its file declares', async () => {
  const head =
    '<title>A &amp; B | Northbay</title><meta name="description" content="响应 < 5 分钟，成本 > 3 倍 &amp; &#39;x&#39;">'
  vi.spyOn(aiFile, 'readAiFile').mockResolvedValue(head)
  const { record } = await getAiPage({ locale: 'cn' }, ['agents'])
  expect(record).toMatchObject({ title: 'A & B', description: "响应 < 5 分钟，成本 > 3 倍 & 'x'" })
})
