import { spawnSync } from 'node:child_process'
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
