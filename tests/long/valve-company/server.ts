import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { gbk, type Habit, written } from './habits'
import { records } from './records'

const video = readFileSync(join(import.meta.dirname, '../../../public/assets/videos/brand.en.mp4'))

/** Serves the company as a content API in one habit, with its pictures. */
export async function startValveCompany(habit: Habit) {
  const picture = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
  const keys: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://company')
    if (pathname === '/upload/valve.png')
      return response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    if (pathname === '/upload/valve.mp4')
      return response.writeHead(200, { 'content-type': 'video/mp4' }).end(video)
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const path = pathname.replace('/api/internal/', '')
    const data =
      path === 'form' ? takeIn(body, String(request.headers['idempotency-key'])) : answer(path, body + search)
    return send(request, response, written(habit, path, data), habit === 'spring' && /^news\/\d/.test(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const companies = [records('cn', url), records('en', url)]

  /** The number of an enquiry; what is no JSON is none. */
  function takeIn(body: string, key: string) {
    if (!body.endsWith('}')) return undefined
    if (!keys.includes(key)) keys.push(key)
    return { id: keys.indexOf(key) }
  }

  function answer(path: string, asked: string): unknown {
    if (path === 'site/list') return companies.map(({ site }) => site)
    const company = companies.find(({ site }) => (path + asked).includes(site.id.digits))
    if (!company) return undefined
    if (path.startsWith('site/')) return company.dictionary
    const list = path.replace(/(\/list)\/\d+$/, '$1')
    if (company.whole[list]) return company.whole[list]
    if (company.lists[path])
      return pageOf(
        company.lists[path].filter((record) => isMeant(record, asked)),
        asked,
      )
    const [, kind = '', id] = /^(.*)\/(\d+)$/.exec(path) ?? []
    return company.details[kind]?.find((record) => record.id.digits === id)
  }
  return { url, stop: () => server.close() && server.closeAllConnections() }
}

type Filter = Record<string, string & string[]>

/** True for a record that meets the conditions of its list; of AI news there is the first alone. */
function isMeant(record: object, asked: string): boolean {
  const { type, activity, multimediaResource = activity } = JSON.parse(asked) as Record<string, Filter>
  const fields = new Map(Object.entries(record))
  if (String(type) === 'NEWS_AI') return fields.get('title')?.includes(' 1 ')
  const day = (value: unknown) => JSON.stringify(value)?.match(/\d{4}-\d\d-\d\d/)?.[0] ?? ''
  const first = day(fields.get('startDate') ?? fields.get('createdAt'))
  return Object.entries(multimediaResource ?? {}).every(([name, wanted]) => {
    if (name === 'startDate') return (day(fields.get('endDate')) || first) >= day(wanted)
    if (name === 'endDate') return first <= day(wanted)
    if (Array.isArray(wanted)) return wanted.length === 0 || wanted.includes(fields.get(name.slice(0, -1)))
    return String(fields.get(name)).includes(wanted)
  })
}

/** A page as a pager of the shop wraps it. */
function pageOf(all: unknown[], asked: string) {
  const number = (name: string) => Number(new RegExp(`"${name}":(\\d+)`).exec(asked)?.[1])
  const [current, size] = [number('pageNo'), number('pageSize')]
  return { total: all.length, size, current, data: all.slice((current - 1) * size, current * size) }
}

/** Compressed where that is understood; the old module of articles speaks GBK, PHP begins with a byte order mark. */
function send(request: IncomingMessage, response: ServerResponse, text: string, isOld: boolean) {
  const isPhp = text.startsWith('{"code"')
  const bytes = isOld ? gbk(text) : Buffer.from(isPhp ? `\uFEFF${text}` : text)
  const encoding = isPhp ? 'br' : 'gzip'
  const isUnderstood = String(request.headers['accept-encoding']).includes(encoding)
  response
    .writeHead(200, {
      'content-type': isOld ? 'application/json;charset=GBK' : 'application/json',
      ...(isUnderstood && { 'content-encoding': encoding }),
    })
    .end(!isUnderstood ? bytes : isPhp ? brotliCompressSync(bytes) : gzipSync(bytes))
}
