import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { root } from '@/scripts/lib/run.mjs'
import { demoPages } from './demo-texts'
import { logUnready, unreadyLines } from './serious'

describe('the demo company’s pages under a company’s own back end (D7, D8)', () => {
  let dir: string
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'northbay-demo-'))
  })
  afterEach(() => {
    rmSync(dir, { recursive: true, force: true })
    vi.restoreAllMocks()
  })

  it('finds every one that is shipped', async () => {
    const pages = await demoPages(join(root, 'content'), join(root, 'public'))
    for (const name of [
      'privacy.md',
      'go1688.md',
      'go1688-supplier.md',
      'go1688-purchaser.md',
      'ai-native-erp.html',
    ])
      expect(
        pages.filter((page) => page.endsWith(`/${name}`)),
        name,
      ).toHaveLength(2)
  })

  it('reports nothing of a company’s own pages, or of none', async () => {
    write('content/cn/pages/privacy.md', '---\ntitle: 隐私政策\n---\n海洋公司')
    write('public/ai-native-erp.html', '<title>Ocean</title>')
    // As editors leave beside an open file.
    symlinkSync('someone@host.123', join(dir, 'content/cn/pages/.#privacy.md'))
    expect(await demoPages(join(dir, 'content'), join(dir, 'public'))).toEqual([])
    expect(await demoPages(join(dir, 'nowhere'), join(dir, 'nowhere'))).toEqual([])
  })

  it('is one warning, which names the file, and only with a back end; deep health repeats it', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    write('content/en/pages/privacy.md', '---\ntitle: Privacy\n---\nNorthbay Digital keeps …')
    const tell = async (more: Record<string, string>) => {
      const result = parseEnv({ CONTENT_DIR: join(dir, 'content'), ...more })
      if ('env' in result) await logUnready(result.env, join(dir, 'public'))
    }
    await tell({ CONTENT_API_URL: 'http://cms.internal' })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(unreadyLines()).toEqual([expect.stringContaining('content/en/pages/privacy.md')])
    await tell({})
    expect(warn).toHaveBeenCalledTimes(1)
    expect(unreadyLines()).toEqual([])
    await tell({ SITE_URL: 'https://www.company.com' })
    expect(unreadyLines().map((line) => line.split(':')[0])).toEqual(['demo texts', 'enquiries'])
  })
})
