import type { Repository } from './repository'

export type Asked = {
  method: string
  url: URL
  /** Below the interface's root, decoded but for %2F. */
  path: string
  body: Record<string, unknown>
}
export type Answer = { status?: number; json?: unknown; bytes?: Buffer; type?: string }
export type Route = [method: string, path: RegExp, answer: (asked: Asked, parts: string[]) => Answer]

/** How a Git host speaks: where its interface begins, how a token is sent, and what it answers. */
export type Dialect = {
  /** The setting that names the repository. */
  repo: string
  root: RegExp
  scheme: 'token' | 'Bearer'
  routes: (repository: Repository, avatar: () => string) => Route[]
}

/** Whose token it is. */
export const person = { id: 7, login: 'mei', name: 'Mei Lin', email: 'mei@northbay.example' }

export const notFound: Answer = { status: 404, json: { message: 'Not Found' } }

/** A question in GraphQL: what is asked, and with which values. */
export const question = ({ body }: Asked) => ({
  query: String(body.query),
  variables: (body.variables ?? {}) as Record<string, unknown>,
})
