import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, notFound, person } from './dialect'
import { forgejo, gitea } from './gitea'
import { github } from './github'
import { gitlab } from './gitlab'
import type { Repository } from './repository'

const dialects = { Gitea: gitea, Forgejo: forgejo, GitLab: gitlab, GitHub: github }
export type HostName = keyof typeof dialects

const avatar =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#006d77"/></svg>'

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

/**
 * A Git host on a port of its own that speaks the part of its interface that the studio's editor uses, over a real repository:
 * for the token of one person alone, and to pages of other origins.
 */
export async function startGitHost(name: HostName, repository: Repository) {
  const { repo, root, scheme, routes } = dialects[name]
  const token = 'a-token-of-mei'
  let url = ''
  const known = routes(repository, () => `${url}/avatars/mei.svg`)
  const respond = async (request: IncomingMessage): Promise<Answer> => {
    const asked = new URL(request.url ?? '/', url)
    if (asked.pathname === '/avatars/mei.svg') return { bytes: Buffer.from(avatar), type: 'image/svg+xml' }
    if (request.method === 'OPTIONS') return { status: 204, bytes: Buffer.alloc(0) }
    if (request.headers.authorization !== `${scheme} ${token}`)
      return { status: 401, json: { message: '401 Unauthorized' } }
    const path = decodeURI(asked.pathname).replace(root, '')
    const [method = 'GET', body] = [request.method, await bodyOf(request)]
    const route = root.test(asked.pathname) && known.find((item) => item[0] === method && item[1].test(path))
    return route
      ? route[2]({ method, url: asked, path, body }, route[1].exec(path)?.slice(1) ?? [])
      : notFound
  }
  const server = createServer((request, response) => {
    void respond(request).then(({ status = 200, json, bytes, type = 'application/octet-stream' }) => {
      response.writeHead(status, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS',
        'access-control-allow-headers': 'Authorization,Content-Type',
        'content-type': bytes ? type : 'application/json;charset=utf-8',
      })
      response.end(bytes ?? JSON.stringify(json))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ url, repo, token, person },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
