import { type Answer, type Asked, type Dialect, notFound, person, question } from './dialect'
import type { Repository } from './repository'

type Input = {
  branch: { branchName: string }
  expectedHeadOid: string
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] }
  message: { headline: string }
}

const refused = (message: string): Answer => ({ json: { data: null, errors: [{ message }] } })

/** A change is taken on top of the commit it was made on, and of no other. */
function commit(repository: Repository, query: string, input: Input): Answer {
  if (input.expectedHeadOid !== repository.head())
    return refused('Expected branch to point to another commit')
  const written = input.fileChanges.additions.map(({ path, contents }) => ({
    operation: repository.find('path', path) ? ('update' as const) : ('create' as const),
    path,
    content: Buffer.from(contents, 'base64'),
  }))
  const deleted = input.fileChanges.deletions.map(({ path }) => ({ operation: 'delete' as const, path }))
  const oid = repository.commit([...written, ...deleted], input.message.headline, person)
  if (!oid) return refused('A file is not there')
  const files = [...query.matchAll(/(file_\d+): file\(path: ("[^"]+")\)/g)].map(
    ([, alias = '', path = '""']) => [
      alias,
      { oid: repository.find('path', JSON.parse(path) as string)?.sha },
    ],
  )
  const committedDate = new Date().toISOString()
  return {
    json: {
      data: { createCommitOnBranch: { commit: { oid, committedDate, ...Object.fromEntries(files) } } },
    },
  }
}

/** The editor's questions, told apart by what they ask for; of many files at once, each by a name of its own. */
function graphql(repository: Repository, asked: Asked): Answer {
  const { query, variables } = question(asked)
  if (query.includes('createCommitOnBranch')) return commit(repository, query, variables.input as Input)
  const answer = (inner: object) => ({ json: { data: { repository: inner } } })
  if (`${variables.owner}/${variables.repo}` !== 'northbay/site')
    return { json: { data: { repository: null } } }
  if (query.includes('defaultBranchRef')) return answer({ defaultBranchRef: { name: 'main' } })
  const each = (pattern: RegExp, of: (value: string) => object) =>
    answer(
      Object.fromEntries(
        [...query.matchAll(pattern)].map(([, alias = '', value = '']) => [alias, of(value)]),
      ),
    )
  if (query.includes('content_')) {
    const paths = new Map(repository.tree().map(({ sha, path }) => [sha, path]))
    return each(/(content_\d+): object\(oid: "(\w+)"\)/g, (sha) => ({
      text: repository.read(paths.get(sha) ?? '').toString('utf8'),
      isTruncated: false,
    }))
  }
  const { name, email, id, login } = person
  const history = (node: object) => ({ target: { oid: repository.head(), history: { nodes: [node] } } })
  const last = { author: { name, email, user: { id, login } }, committedDate: '2026-01-05T09:00:00Z' }
  if (query.includes('commit_')) return each(/(commit_\d+):\s+ref\(/g, () => history(last))
  return answer({ ref: history({ oid: repository.head(), message: repository.message() }) })
}

/** GitHub's, as a company's own server (GitHub Enterprise) answers it below /api/v3 and /api/graphql. */
export const github: Dialect = {
  repo: 'github:northbay/site',
  root: /^\/api(?:\/v3)?/,
  scheme: 'token',
  routes(repository, avatar) {
    const at = (path: string) => new RegExp(`^/repos/northbay/site${path}$`)
    return [
      ['POST', /^\/graphql$/, (asked) => graphql(repository, asked)],
      ['GET', /^\/user$/, () => ({ json: { ...person, avatar_url: avatar() } })],
      ['GET', at('/collaborators/mei'), () => ({ status: 204, bytes: Buffer.alloc(0) })],
      [
        'GET',
        at('/git/trees/([^/]+)'),
        (_asked, [sha]) =>
          sha === repository.head() ? { json: { sha, tree: repository.tree(), truncated: false } } : notFound,
      ],
      [
        'GET',
        at('/git/blobs/(.+)'),
        (_asked, [sha = '']) => {
          const found = repository.find('sha', sha)
          return found ? { bytes: repository.read(found.path) } : notFound
        },
      ],
    ]
  },
}
