import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type GitEntry = { mode: string; type: string; sha: string; size: number; path: string }
export type GitPerson = { name: string; email: string }
export type FileChange = {
  operation: 'create' | 'update' | 'delete'
  path: string
  content?: Buffer | undefined
  sha?: string | undefined
}

/** Git in a folder, without the settings of whoever runs the tests. */
export function git(folder: string, args: string[], settings: Record<string, string> = {}): string {
  const own = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' }
  return execFileSync('git', args, {
    cwd: folder,
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...own, ...settings },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const signedBy = ({ name, email }: GitPerson, at?: string) => ({
  ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
  ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
  ...(at && { GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at }),
})

/** Every file and folder of main. */
const treeOf = (folder: string): GitEntry[] =>
  git(folder, ['ls-tree', '-r', '-t', '-l', '-z', 'main'])
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [facts = '', path = ''] = line.split('\t')
      const [mode = '', type = '', sha = '', size = ''] = facts.split(/ +/)
      return { mode, type, sha, size: Number(size) || 0, path }
    })

/** A real repository in a new folder: its one commit holds what is copied from `from`, its branch is main. */
export function makeRepository(folder: string, from: string[]) {
  mkdirSync(folder, { recursive: true })
  git(folder, ['init', '-q', '-b', 'main'])
  git(folder, ['config', 'core.compression', '0'])
  for (const path of from) cpSync(path, join(folder, path), { recursive: true })
  git(folder, ['add', '-A'])
  git(folder, ['commit', '-q', '-m', 'The site'], signedBy({ name: 'Ops', email: 'ops@northbay.example' }))

  // Whatever changes main goes through `commit`, so what main holds is asked of Git once a commit.
  const read = () => ({ head: git(folder, ['rev-parse', 'main']).trim(), tree: treeOf(folder) })
  let main = read()
  const [head, tree] = [() => main.head, () => main.tree]
  return {
    ...{ folder, head, tree },
    /** The bytes of a file: the folder holds what main does. */
    read: (path: string) => readFileSync(join(folder, path)),
    find: (key: 'path' | 'sha', value: string) =>
      tree().find((entry) => entry.type === 'blob' && entry[key] === value),
    message: () => git(folder, ['log', '-1', '--format=%B', 'main']).trim(),
    /** One commit on main; undefined, and nothing done, when the changes are not of the files as they stand. */
    commit(changes: FileChange[], message: string, author: GitPerson, at?: string): string | undefined {
      const known = new Map(tree().map(({ path, sha }) => [path, sha]))
      const fits = ({ operation, path, sha = known.get(path) }: FileChange) =>
        known.has(path) === (operation !== 'create') && known.get(path) === sha
      if (!changes.every(fits)) return undefined
      for (const { operation, path, content } of changes) {
        const file = join(folder, path)
        if (operation === 'delete') rmSync(file)
        else {
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, content ?? '')
        }
      }
      git(folder, ['add', '-A', '--', ...changes.map(({ path }) => path)])
      git(folder, ['commit', '-q', '-m', message], signedBy(author, at))
      main = read()
      return main.head
    },
  }
}

export type Repository = ReturnType<typeof makeRepository>
