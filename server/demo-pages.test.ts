import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { root } from '@/scripts/lib/run.mjs'
import { demoPages, warnOfDemoPages } from './demo-pages'

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

  it('knows every one that is shipped', () => {
    const { pages, folders } = demoPages(join(root, 'content'), join(root, 'public'))
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
    expect(folders).toContain(join(root, 'content/cn/pages'))
    expect(folders).toContain(join(root, 'public/en/ai'))
  })

  it('says nothing of a company’s own pages, or of none', () => {
    write('content/cn/pages/privacy.md', '---\ntitle: 隐私政策\n---\n海洋公司')
    write('public/ai-native-erp.html', '<title>Ocean</title>')
    expect(demoPages(join(dir, 'content'), join(dir, 'public')).pages).toEqual([])
    expect(demoPages(join(dir, 'nowhere'), join(dir, 'nowhere')).pages).toEqual([])
  })

  it('is one warning, which names the folder, and only with a back end', () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    write('content/en/pages/privacy.md', '---\ntitle: Privacy\n---\nNorthbay Digital keeps …')
    write('content/en/pages/go1688.md', '---\ntitle: Market\n---\nNorthbay')
    const settings = { CONTENT_DIR: join(dir, 'content'), CONTENT_API_URL: 'http://cms.internal' }
    warnOfDemoPages(settings, join(dir, 'public'))
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]).toEqual([
      expect.objectContaining({ folders: [join(dir, 'content/en/pages')] }),
      expect.stringContaining('demo company'),
    ])
    warnOfDemoPages({ ...settings, CONTENT_API_URL: undefined }, join(dir, 'public'))
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
