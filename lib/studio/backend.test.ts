import { describe, expect, it } from 'vitest'
import { studioBackend } from './backend'

const none = { STUDIO_BRANCH: undefined, STUDIO_HOST: undefined, STUDIO_APP_ID: undefined }

describe('where the studio writes to', () => {
  it('without a repository: the folder of who edits, and no host', () => {
    expect(studioBackend({ ...none, STUDIO_REPO: undefined })).toMatchObject({ hosts: [], isLocal: true })
  })

  it.each([
    [
      'github:acme/site',
      {},
      { name: 'github', repo: 'acme/site', auth_methods: ['token'] },
      'https://api.github.com',
    ],
    [
      'github:acme/site',
      { STUDIO_HOST: 'https://git.acme.example', STUDIO_BRANCH: 'main', STUDIO_APP_ID: 'x' },
      {
        branch: 'main',
        api_root: 'https://git.acme.example/api/v3',
        graphql_api_root: 'https://git.acme.example/api/graphql',
        auth_methods: ['token'],
      },
      'https://git.acme.example',
    ],
    [
      'gitlab:group/sub/site',
      { STUDIO_HOST: 'https://gitlab.acme.example', STUDIO_APP_ID: 'abc' },
      {
        repo: 'group/sub/site',
        app_id: 'abc',
        auth_type: 'pkce',
        api_root: 'https://gitlab.acme.example/api/v4',
      },
      'https://gitlab.acme.example',
    ],
    [
      'gitea:acme/site',
      { STUDIO_HOST: 'https://git.acme.example' },
      { name: 'gitea', base_url: 'https://git.acme.example', api_root: 'https://git.acme.example/api/v1' },
      'https://git.acme.example',
    ],
  ])('%s with %o', (STUDIO_REPO, settings, backend, host) => {
    const found = studioBackend({ ...none, STUDIO_REPO, ...settings })
    expect(found.backend).toMatchObject(backend)
    expect(found.hosts).toContain(host)
    expect(found.isLocal).toBe(false)
  })
})
