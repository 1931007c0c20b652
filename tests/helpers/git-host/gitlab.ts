import { type Answer, type Asked, type Dialect, notFound, person, question } from './dialect'
import type { FileChange, Repository } from './repository'

/** As many as GitLab answers at once. */
const PER_PAGE = 100

type Action = {
  action: FileChange['operation']
  file_path: string
  content: string
  encoding: 'text' | 'base64'
}

function commit(repository: Repository, body: Record<string, unknown>): Answer {
  const changes = (body.actions as Action[]).map(({ action, file_path: path, content, encoding }) => ({
    operation: action,
    path,
    content: Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'),
  }))
  const id = body.branch === 'main' && repository.commit(changes, String(body.commit_message), person)
  if (!id) return { status: 400, json: { message: 'A file with this name doesn’t exist' } }
  return { status: 201, json: { id, committed_date: new Date().toISOString() } }
}

/** The four questions of the editor, told apart by what they ask for. */
function graphql(repository: Repository, asked: Asked): Answer {
  const { query, variables } = question(asked)
  const answer = (inner: object) => ({ json: { data: { project: { repository: inner } } } })
  if (variables.fullPath !== 'northbay/marketing/site') return { json: { data: { project: null } } }
  if (query.includes('rootRef')) return answer({ rootRef: 'main' })
  if (variables.branch !== 'main') return answer({ tree: null, blobs: null })
  if (query.includes('lastCommit'))
    return answer({ tree: { lastCommit: { sha: repository.head(), message: repository.message() } } })
  if (query.includes('rawTextBlob'))
    return answer({
      blobs: {
        nodes: (variables.paths as string[]).map((path) => ({
          rawTextBlob: repository.read(path).toString('utf8'),
        })),
      },
    })
  const all = repository.tree().filter(({ type }) => type === 'blob')
  const from = Number(variables.cursor) || 0
  const pageInfo = { endCursor: String(from + PER_PAGE), hasNextPage: from + PER_PAGE < all.length }
  return answer({ tree: { blobs: { nodes: all.slice(from, from + PER_PAGE), pageInfo } } })
}

/** GitLab's: questions in GraphQL, changes by REST; a project in a group of a group. */
export const gitlab: Dialect = {
  repo: 'gitlab:northbay/marketing/site',
  root: /^\/api(?:\/v4)?/,
  scheme: 'Bearer',
  routes(repository, avatar) {
    const at = (path: string) => new RegExp(`^/projects/northbay%2Fmarketing%2Fsite${path}$`)
    const { id, login: username, name, email } = person
    return [
      ['POST', /^\/graphql$/, (asked) => graphql(repository, asked)],
      ['GET', /^\/user$/, () => ({ json: { id, username, name, email, avatar_url: avatar() } })],
      ['GET', /^\/avatar$/, () => ({ json: { avatar_url: avatar() } })],
      ['GET', at('/users'), () => ({ json: [{ id, username, name }] })],
      ['GET', at('/repository/branches/main'), () => ({ json: { commit: { id: repository.head() } } })],
      ['GET', at('/(?:deployments|repository/commits(?:/[^/]+/statuses)?)'), () => ({ json: [] })],
      ['POST', at('/repository/commits'), ({ body }) => commit(repository, body)],
      [
        'GET',
        at('/repository/files/(.+)/raw'),
        (_asked, [path = '']) => {
          const found = repository.find('path', decodeURIComponent(path))
          return found ? { bytes: repository.read(found.path) } : notFound
        },
      ],
    ]
  },
}
