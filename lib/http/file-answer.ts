import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { byteRange } from './byte-range'
import { fileHeaders } from './file-headers'

/** A file of this machine as a private answer, whole or in ranges, so that videos play and seek; undefined when it is not there. */
export async function fileAnswer(file: string, request: Request): Promise<Response | undefined> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const { size, mtimeMs } = found
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const isSame = (request.headers.get('if-range') ?? etag) === etag
  const range = isSame ? byteRange(request.headers.get('range'), size) : undefined
  const headers = new Headers({ ...fileHeaders(basename(file)), 'Accept-Ranges': 'bytes', ETag: etag })
  if (range === 'none') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  const isEmpty = request.method === 'HEAD' || size === 0
  const body = isEmpty ? null : (Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream)
  return new Response(body, { status: range ? 206 : 200, headers })
}
