import type { Env } from '@/lib/env'

/** The editor's settings of the place that edits go to, and the hosts that its browser must reach. */
export type StudioBackend = { backend: Record<string, unknown>; hosts: string[]; isLocal: boolean }

type Settings = Pick<Env, 'STUDIO_REPO' | 'STUDIO_BRANCH' | 'STUDIO_HOST' | 'STUDIO_APP_ID'>

const homes: Record<string, { host: string; api: (host: string) => string; hosts?: string[] }> = {
  github: {
    host: 'https://github.com',
    api: (host) => (host === 'https://github.com' ? 'https://api.github.com' : `${host}/api/v3`),
    hosts: ['https://avatars.githubusercontent.com'],
  },
  gitlab: { host: 'https://gitlab.com', api: (host) => `${host}/api/v4` },
  gitea: { host: 'https://gitea.com', api: (host) => `${host}/api/v1` },
}

/**
 * The backend of the settings: a repository on GitHub, GitLab or Gitea, by an access token or, with an application's id, by
 * signing in there (PKCE; GitHub has none). Without one: the folder on the editor's own machine, and no host at all.
 */
export function studioBackend(settings: Settings): StudioBackend {
  const { STUDIO_REPO, STUDIO_BRANCH, STUDIO_HOST, STUDIO_APP_ID } = settings
  const [name = '', repo = ''] = STUDIO_REPO?.split(/:(.*)/) ?? []
  const home = homes[name]
  // The editor knows local folders only beside a remote of some kind: this one is never asked.
  if (!home)
    return {
      backend: { name: 'gitea', repo: 'local/site', auth_methods: ['oauth'], app_id: 'none' },
      hosts: [],
      isLocal: true,
    }
  const host = STUDIO_HOST ?? home.host
  const api = home.api(host)
  const signsIn = STUDIO_APP_ID !== undefined && name !== 'github'
  return {
    backend: {
      name,
      repo,
      ...(STUDIO_BRANCH && { branch: STUDIO_BRANCH }),
      base_url: host,
      api_root: api,
      // Of a server of one's own the editor would ask for it below /graphql, where it is not.
      ...(name === 'github' && host !== home.host && { graphql_api_root: `${host}/api/graphql` }),
      auth_methods: signsIn ? ['oauth', 'token'] : ['token'],
      ...(signsIn && { app_id: STUDIO_APP_ID, ...(name === 'gitlab' && { auth_type: 'pkce' }) }),
    },
    hosts: [...new Set([host, new URL(api).origin, ...(home.hosts ?? [])])],
    isLocal: false,
  }
}
