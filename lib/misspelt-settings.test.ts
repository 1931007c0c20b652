import { describe, expect, it } from 'vitest'
import { misspeltSettings } from './misspelt-settings'

describe('a setting that nobody has is reported with the one that is meant', () => {
  it.each([
    ['SITE_ULR', 'SITE_URL'],
    ['SITE_HOST', 'SITE_HOSTS'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['site_url', 'SITE_URL'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['PROT', 'PORT'],
    ['HAEP_MB', 'HEAP_MB'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['CONTENT_URL', 'CONTENT_API_URL'],
    ['RETENTION_DAYS', 'ENQUIRY_RETENTION_DAYS'],
    ['ENQUIRY_WEBHOOK', 'ENQUIRY_WEBHOOK_URL'],
    ['SITE_BASE_URL', 'SITE_URL'],
    ['NEXT_PUBLIC_SITE_URL', 'SITE_URL'],
    ['SITE_PORT', 'PORT'],
    ['DATABASE_PASSWORD', 'DATABASE_URL'],
  ])('%s', (name, meant) => {
    const told = [`${name}: there is no such setting; is ${meant} meant?`]
    expect(misspeltSettings({ [name]: 'x' })).toEqual(told)
    expect(misspeltSettings({ [name]: 'x', [meant]: '' })).toEqual(told) // blank is unset: deploy/env/site.env
    expect(misspeltSettings({ [name]: ' ' })).toEqual([])
  })

  it('reports no setting, nothing that is far from each, and nothing that stands beside the one that is meant', () => {
    const others = { HOST: 'a', HOME: '/root', PATH: '/bin', PGPORT: '5432', SITE_PORT: 'tcp://10.0.0.1:80' }
    expect(misspeltSettings({ ...others, SITE_URL: 'x', NODE_ENV: 'test' })).toEqual([])
    const names = `npm_config_loglevel npm_package_json NODE_OPTIONS NODE_VERSION DEBIAN_FRONTEND PGHOST PGDATABASE PGPASSWORD
      MAIL LOGNAME USER LANG TZ HOSTNAME EDITOR COLOR INIT_CWD INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY LOGS_DIRECTORY
      XDG_DATA_DIRS XDG_DATA_HOME HTTP_PROXY https_proxy POSTGRES_PASSWORD MALLOC_ARENA_MAX CRM_TOKEN SSL_CERT_DIR
      OTEL_SERVICE_NAME OTEL_LOG_LEVEL REDIS_SERVICE_HOST REDIS_SERVICE_PORT REDIS_PORT_6379_TCP_ADDR SYSTEMD_EXEC_PID
      GITHUB_TOKEN CI_PROJECT_URL DOCKER_HOST KUBERNETES_PORT SSH_CONNECTION LC_ALL HOST BASH_ENV NODE_EXTRA_CA_CERTS`
    const source = Object.fromEntries(names.split(/\s+/).map((name) => [name, 'x']))
    expect(misspeltSettings({ ...source, REDIS_PORT: 'tcp://10.0.0.1:6379' })).toEqual([])
    expect(misspeltSettings({ DATABASE_URI: 'x', DATABASE_URL: 'y' })).toEqual([])
  })

  it('reads the variables of a cluster with a thousand services at once', () => {
    const parts = ['HOST', 'PORT', 'PORT_80_TCP', 'PORT_80_TCP_PROTO', 'PORT_80_TCP_PORT', 'PORT_80_TCP_ADDR']
    const names = Array.from({ length: 1000 }, (_, at) => parts.map((part) => `SVC_${at}_${part}`))
    const source = Object.fromEntries(names.flat().map((name) => [name, 'x']))
    const before = process.cpuUsage()
    expect(misspeltSettings(source)).toEqual([])
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(4)
  })
})
