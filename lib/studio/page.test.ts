import { expect, it } from 'vitest'
import { studioBackend } from './backend'
import { studioPage } from './page'

const none = { STUDIO_BRANCH: undefined, STUDIO_HOST: undefined, STUDIO_APP_ID: undefined }
const local = studioBackend({ ...none, STUDIO_REPO: undefined })
const remote = studioBackend({
  ...none,
  STUDIO_REPO: 'gitlab:acme/site',
  STUDIO_HOST: 'https://git.acme.example',
})

it.each([
  ['localhost:3000', local, true],
  ['127.0.0.1:3000', local, true],
  ['en.localhost', local, true],
  ['www.example.com', local, false],
  ['localhost.example.com', local, false],
  ['www.example.com', remote, true],
])('at %s it opens where a folder or a repository can be had', async (host, backend, isOpen) => {
  const html = await studioPage('start-A.js', host, backend).text()
  expect(html.includes('/studio/files/start-A.js')).toBe(isOpen)
  expect(html.includes('STUDIO_REPO')).toBe(!isOpen)
  expect(html.includes('<noscript><style>')).toBe(isOpen)
  expect(html.includes('id="opening"')).toBe(isOpen)
})

it('connects to no host but the repository’s, and runs no script of others', () => {
  const policyOf = (backend: typeof local) =>
    studioPage('a.js', 'localhost', backend).headers.get('Content-Security-Policy') ?? ''
  expect(policyOf(local)).not.toMatch(/https?:/)
  expect(policyOf(remote).match(/https:[^ ;]+/g)).toEqual([
    'https://git.acme.example',
    'https://git.acme.example',
  ])
  for (const backend of [local, remote])
    expect(policyOf(backend)).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
})
