import { type Answer, type Dialect, notFound, person } from './dialect'
import type { FileChange, GitPerson, Repository } from './repository'

/** Small pages, so that lists have several. */
const PER_PAGE = 200

type Sent = { operation: FileChange['operation']; path: string; content?: string; sha?: string }

function fileOf(repository: Repository, key: 'path' | 'sha', value: string) {
  const entry = repository.find(key, value)
  return entry
    ? { ...entry, encoding: 'base64', content: repository.read(entry.path).toString('base64') }
    : null
}

function commit(repository: Repository, body: Record<string, unknown>): Answer {
  const files = body.files as Sent[]
  const { author } = body.dates as { author: string }
  const isWhole = files.every(({ operation, sha }) => operation === 'create' || sha)
  if (body.branch !== 'main' || !isWhole)
    return { status: 422, json: { message: 'branch or sha is missing' } }
  const changes = files.map(({ content = '', ...file }) => ({
    ...file,
    content: Buffer.from(content, 'base64'),
  }))
  const sha = repository.commit(changes, String(body.message), body.author as GitPerson, author)
  if (!sha) return { status: 422, json: { message: 'sha does not match' } }
  const saved = files.map(({ path }) => repository.find('path', path) ?? null)
  return { status: 201, json: { commit: { sha, created: author }, files: saved } }
}

/** Gitea's interface of a version, or Forgejo's, which asks for files in its own way. */
const speak = (version: string): Dialect => ({
  repo: 'gitea:northbay/site',
  root: /^\/api\/v1/,
  scheme: 'token',
  routes(repository, avatar) {
    const at = (path: string) => new RegExp(`^/repos/northbay/site${path}$`)
    const { id, login, email } = person
    const user = () => ({ id, login, email, full_name: person.name, avatar_url: avatar() })
    const limits = { max_response_items: 50, default_paging_num: 30, default_max_blob_size: 10_485_760 }
    const permissions = { admin: false, push: true, pull: true }
    return [
      ['GET', /^\/version$/, () => ({ json: { version } })],
      ['GET', /^\/user$/, () => ({ json: user() })],
      ['GET', /^\/settings\/api$/, () => ({ json: { ...limits, default_max_response_size: 104_857_600 } })],
      ['GET', at(''), () => ({ json: { name: 'site', default_branch: 'main', permissions } })],
      [
        'GET',
        at('/branches/main'),
        () => ({ json: { name: 'main', commit: { id: repository.head(), message: repository.message() } } }),
      ],
      [
        'GET',
        at('/git/trees/([^/]+)'),
        ({ url }, [sha]) => {
          if (sha !== repository.head()) return notFound
          const [all, page] = [repository.tree(), Number(url.searchParams.get('page') ?? 1)]
          const tree = all.slice((page - 1) * PER_PAGE, page * PER_PAGE)
          return { json: { sha, tree, page, truncated: page * PER_PAGE < all.length } }
        },
      ],
      [
        'POST',
        at('/file-contents'),
        ({ body }) => ({ json: (body.files as string[]).map((path) => fileOf(repository, 'path', path)) }),
      ],
      [
        'GET',
        at('/git/blobs'),
        ({ url }) => ({
          json: (url.searchParams.get('shas') ?? '').split(',').map((sha) => fileOf(repository, 'sha', sha)),
        }),
      ],
      [
        'GET',
        at('/media/main/(.+)'),
        (_asked, [path = '']) =>
          repository.find('path', path) ? { bytes: repository.read(path) } : notFound,
      ],
      ['GET', at('/commits'), () => ({ json: [] })],
      ['POST', at('/contents'), ({ body }) => commit(repository, body)],
    ]
  },
})

export const gitea = speak('1.24.7')
export const forgejo = speak('13.0.3+gitea-1.22.0')
