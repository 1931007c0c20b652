import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import send from 'send'
import { fileVersion } from '@/lib/contract/file-version'
import { COMPLETE_PAGE, PUBLIC_FILE } from '@/lib/http/complete-page'

const VERSIONED = 'public, max-age=31536000, immutable'
const ASSET = 'public, max-age=600'
/** Pages and scripts framed under /ai change with a deploy: asked for again each time, answered 304. */
const OTHER = 'no-cache'

/** Text that is compressed with the answer's other text; the rest streams from disk, by ranges too. */
const isText = (path: string) => /\.(?:html?|css|m?js|json|svg|txt|xml|md|vtt|webmanifest)$/i.test(path)
/** What runs no script wherever it is opened. Whatever else was uploaded, a document or not, runs none in the site's name. */
const isHarmless = (path: string) =>
  /\.(?:avif|gif|ico|jpe?g|png|webp|m4[av]|mov|mp[34]|og[agv]|wav|webm|vtt|pdf|woff2?|css|m?js)$/i.test(path)

/** A file of `public/` as its address names it; `isUpload`: it lies in `assets/`, where editors put what others sent them. */
type PublicFile = { path: string; isUpload: boolean }

/** The file of `root` that an address names: no dot files, no way out by `..` or by a link, the folder assets/ may itself be one. */
export async function publicFile(root: string, url: string): Promise<PublicFile | undefined> {
  const written = url.split('?')[0] ?? ''
  // An escaped dot is of a page's name (`normalAddress`): a file has one address.
  if (!written.includes('.') || /%2e/i.test(written)) return undefined
  const path = decodeURIComponent(written)
  if (/\/\.|\/$/.test(path)) return undefined
  const [real, all, uploads] = await Promise.all(
    [join(root, path), root, join(root, 'assets')].map((name) => realpath(name).catch(() => undefined)),
  )
  const isIn = (folder: string | undefined) => folder !== undefined && real?.startsWith(folder + sep) === true
  if (!real || !(isIn(all) || isIn(uploads)) || !(await stat(real).catch(() => undefined))?.isFile())
    return undefined
  return { path, isUpload: path.startsWith('/assets/') || isIn(uploads) }
}

function cacheControl(path: string, query: string): string {
  if (!path.startsWith('/assets/')) return OTHER
  const asked = new URLSearchParams(query).get('v')
  return asked !== null && asked === fileVersion(path) ? VERSIONED : ASSET
}

/** Sends a file of `root`, as it lies there now (D31): ranges, ETag, 304, type by name. `isHead`: what streams is not read for a HEAD. */
export function sendPublicFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, isUpload }: PublicFile,
  { root, isHead }: { root: string; isHead: boolean },
): void {
  const [written = '', query = ''] = (request.url ?? '').split('?')
  response.setHeader('Cache-Control', cacheControl(path, query))
  response.setHeader(COMPLETE_PAGE, PUBLIC_FILE)
  if (isUpload && !isHarmless(path))
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
    )
  if (isHead && !isText(path)) request.method = 'HEAD'
  send(request, written, { root, cacheControl: false, index: false })
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      if (response.headersSent) return void response.destroy() // the file broke off while it was being read
      response.setHeader('Cache-Control', 'no-store')
      response.writeHead(error.status ?? 404, error.headers).end()
    })
    .pipe(response)
}
