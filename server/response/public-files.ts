import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, normalize, sep } from 'node:path'
import send from 'send'
import { fileVersion } from '@/lib/contract/file-version'
import { OWN_PAGE, PUBLIC_FILE } from '@/lib/http/own-page'
import { decodedPath } from '../decoded-path'

const VERSIONED = 'public, max-age=31536000, immutable'
const ASSET = 'public, max-age=600'
/** Pages and scripts framed under /ai change with a deploy: asked for again each time, answered 304. */
const OTHER = 'no-cache'

/** Text that is compressed with the answer's other text; the rest streams from disk, by ranges too. */
const isText = (path: string) => /\.(?:html?|css|m?js|json|svg|txt|xml|md|vtt|webmanifest)$/i.test(path)
/** An uploaded document must not run scripts in the site's name. */
const isScriptable = (path: string) => /\.(?:html?|xhtml|xml|svg|mht)$/i.test(path)

/** Path of a file of `root` that may be sent: no dot files, no way out by `..` or by a link, the folder assets/ may itself be one. */
async function publicFile(root: string, path: string): Promise<string | undefined> {
  if (/[\\\0]|\/\.|\/$/.test(path)) return undefined
  const file = normalize(join(root, path))
  if (!file.startsWith(root + sep)) return undefined
  const [real, ...folders] = await Promise.all(
    [file, root, join(root, 'assets')].map((name) => realpath(name).catch(() => undefined)),
  )
  const isInside = folders.some((folder) => folder && real?.startsWith(folder + sep))
  const isFile = real && isInside && (await stat(real).catch(() => undefined))?.isFile()
  return isFile ? file : undefined
}

function cacheControl(path: string, query: string): string {
  if (!path.startsWith('/assets/')) return OTHER
  const asked = new URLSearchParams(query).get('v')
  return asked !== null && asked === fileVersion(path) ? VERSIONED : ASSET
}

/**
 * Sends a file of `root`, as it lies there now (D31): ranges, ETag, 304, type by name. False when the address names none.
 * `isHead`: what streams is not read for a HEAD.
 */
export async function sendPublicFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, isHead }: { root: string; isHead: boolean },
): Promise<boolean> {
  const [written = '', query = ''] = (request.url ?? '').split('?')
  if (!written.includes('.')) return false
  const path = decodedPath(written)
  if (path === undefined || !(await publicFile(root, path))) return false
  response.setHeader('Cache-Control', cacheControl(path, query))
  if (path.startsWith('/assets/') && isScriptable(path))
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
    )
  else if (/\.html?$/i.test(path)) response.setHeader(OWN_PAGE, PUBLIC_FILE)
  if (isHead && !isText(path)) request.method = 'HEAD'
  send(request, written, { root, cacheControl: false, index: false })
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      if (response.headersSent) return void response.destroy() // the file broke off while it was being read
      response.setHeader('Cache-Control', 'no-store')
      response.writeHead(error.status ?? 404, error.headers).end()
    })
    .pipe(response)
  return true
}
