import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isPreviewAllowed } from '@/lib/http/preview-signature'
import { root } from './lib/run.mjs'

const secret = 'a secret for previews'

/** What `npm run preview-link` answers, and whether its signature opens `path`. */
function link(written: string, path: string) {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/preview-link.ts', written],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, SITE_URL: 'https://www.example.com', PREVIEW_SECRET: secret },
    },
  )
  const [address = '', query = ''] = stdout.trim().split('?')
  const signature = Object.fromEntries(new URLSearchParams(query))
  return { status, address, isOpen: isPreviewAllowed(path, signature, Date.now(), secret) }
}

it.each([
  ['/product/1013/preview', '/product/1013/preview'],
  ['/en/Media/725/preview', '/en/Media/725/preview'],
  ['/media/0725/preview', '/Media/725/preview'],
  ['/cn/form/5006/preview/', '/form/5006/preview'],
  ['https://www.example.com/en/product/1013', '/en/product/1013/preview'],
  ['https://www.example.com/en/media/725/preview?bd_vid=1', '/en/Media/725/preview'],
])('the link for %s is signed for the address where the preview stands', (written, path) => {
  expect(link(written, path)).toEqual({ status: 0, address: `https://www.example.com${path}`, isOpen: true })
})

it('an address that is no preview is refused', () => {
  expect(link('/cases', '').status).toBe(1)
})

/** A program of docs/content-api.md, by the language of its block. */
function documented(language: string): string {
  const text = readFileSync(join(root, 'docs/content-api.md'), 'utf8')
  return new RegExp(`\\\`\\\`\\\`${language}\\n([\\s\\S]*?)\\\`\\\`\\\``).exec(text)?.[1] ?? ''
}

const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava) console.info('No Java here (default-jdk-headless): its example is not run.')

it.each([
  ['ts', 'link.ts', [process.execPath, '--import', 'tsx']],
  ...(hasJava ? [['java', 'PreviewLink.java', ['java']] as const] : []),
] as const)('a content system signs links with the documented %s', (language, name, [program, ...before]) => {
  const directory = mkdtempSync(join(tmpdir(), 'northbay-preview-'))
  const file = join(directory, name)
  writeFileSync(file, documented(language))
  const path = '/en/product/1013/preview'
  const args = [...before, file, path, String(Date.now() + 60_000), secret]
  const { stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  rmSync(directory, { recursive: true })
  const [address, query = ''] = stdout.trim().split('?')
  expect([address, stderr]).toEqual([path, ''])
  const signature = Object.fromEntries(new URLSearchParams(query))
  expect(isPreviewAllowed(path, signature, Date.now(), secret)).toBe(true)
  expect(isPreviewAllowed('/product/1013/preview', signature, Date.now(), secret)).toBe(false)
})
