import { describe, expect, it } from 'vitest'
import { parseEnv } from './env'

const problems = (CONTENT_API_URL: string) => {
  const result = parseEnv({ CONTENT_API_URL })
  return 'problems' in result ? result.problems : []
}

describe('CONTENT_API_URL: the calls lie under /api/internal of it (D33)', () => {
  it.each([
    'http://cms.internal:8080/api/internal',
    'http://cms.internal:8080/api/internal/',
    'http://cms.internal/gateway/api/internal/site',
    'http://cms.internal/API/Internal',
    'http://cms.internal?site=1',
    'http://cms.internal/#content',
    'http://cms.internal:99999',
    'cms.internal',
  ])('%s will not do, and one line says so', (url) => {
    const [line, ...more] = problems(url)
    expect(line).toMatch(/^CONTENT_API_URL: must be /)
    expect(more).toEqual([])
  })

  it.each(['http://cms.internal:8080', 'https://cms.example.com/', 'https://api.example.com/gateway'])(
    '%s will',
    (url) => {
      expect(problems(url)).toEqual([])
    },
  )
})

describe('an invalid value is reported in one line, with the valid ones (D33)', () => {
  const site = 'without path, query, # and password'
  it.each([
    ['PORT', '70000', 'must be a whole number from 0 to 65535, not "70000"'],
    ['PORT', 'eighty', 'must be a whole number from 0 to 65535, not "eighty"'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535, not "80.5"'],
    ['HEAP_MB', '64', 'must be a whole number from '],
    ['TRUST_PROXY', '-1', 'must be a whole number from 0 to 10, not "-1"'],
    [
      'SHUTDOWN_GRACE_SECONDS',
      '9'.repeat(5000),
      `must be a whole number from 0 to 120, not "${'9'.repeat(40)}…"`,
    ],
    ['ROBOTS', 'yes', 'must be open or closed, not "yes"'],
    ['SITE_URL', 'https://www.example.com/shop', site],
    ['SITE_URL', 'https://www.example.com/?a=b', site],
    ['SITE_URL', 'https://www.example.com#a', site],
    ['SITE_URL', 'https://user:secret@www.example.com', site],
    ['SITE_URL', 'www.example.com', 'must be an http(s) address'],
    ['MEDIA_HOSTS', 'cdn.example.com:99999', 'must be a comma list of host or host:port'],
    ['SITE_HOSTS', 'www.example.com:99999=cn', 'must look like'],
    ['DATABASE_URL', 'postgres://site:secret#9@localhost/site', 'in a password write # as %23'],
    ['DATABASE_URL', 'mysql://x/y', 'must start with postgres://'],
    ['REDIS_URL', 'redis://:secret#9@localhost', 'in a password write # as %23'],
    ['REDIS_URL', 'redis://localhost:99999', 'must be an address such as redis://'],
  ])('%s=%s', (name, value, told) => {
    const result = parseEnv({ [name]: value })
    const lines = 'problems' in result ? result.problems : []
    expect(lines).toEqual([expect.stringContaining(`${name}: must `)])
    expect(lines[0]).toContain(told)
    expect(lines[0]?.length).toBeLessThan(200)
    expect(lines[0]).not.toContain('secret')
  })

  it.each([
    ['SITE_URL', 'https://www.example.com/', 'https://www.example.com'],
    ['SITE_URL', 'http://[::1]:3000', 'http://[::1]:3000'],
    ['PORT', ' 8080 ', 8080],
    ['PORT', '', 3000],
  ] as const)('%s=%s will do', (name, value, expected) => {
    expect(parseEnv({ [name]: value })).toMatchObject({ env: { [name]: expected } })
  })
})

describe('settings for crawlers', () => {
  const read = (source: Record<string, string>) => {
    const result = parseEnv(source)
    return 'env' in result ? result.env : result.problems
  }
  it('codes of search engines become the tags that those look for', () => {
    expect(read({ SITE_VERIFICATION: 'baidu=codeva-abc, bing=1F' })).toMatchObject({
      SITE_VERIFICATION: { 'baidu-site-verification': 'codeva-abc', 'msvalidate.01': '1F' },
    })
  })
  it.each([
    ['INDEXNOW_KEY', '../etc'],
    ['BAIDU_PUSH_TOKEN', 'a b'],
    ['SITE_VERIFICATION', 'altavista=1'],
    ['SITE_VERIFICATION', 'toString=1'],
    ['SITE_VERIFICATION', 'baidu="><script>'],
    ['AI_BOTS', 'GPTBot'],
    ['ROBOTS', 'yes'],
    ['PAGE_TRANSFORMS', 'hold-scripts,icons'],
    ['SECURITY_CONTACT', 'security@example.com'],
    ['SECURITY_CONTACT', 'mailto:a@b.example\nContact: mailto:c@d.example'],
  ])('%s=%s will not do, and one line says so', (name, value) => {
    expect(read({ [name]: value })).toEqual([expect.stringMatching(`^${name}: `)])
  })
})

describe('settings that need another one (D33)', () => {
  const hash = 'scrypt:15:8:3:AAAAAAAAAAAAAAAAAAAAAA:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  it.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, ['MAIL_FROM: must be set together with SMTP_URL']],
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.co' }, ['SMTP_URL: must look like']],
    [{ SMTP_URL: 'smtps://u:p%40@mail.example.com:465', MAIL_FROM: 'Site <a@b.co>' }, []],
    [{ MAIL_FROM: 'nobody' }, ['MAIL_FROM: must look like']],
    [{ CHAT_FEISHU_SECRET: 'x' }, ['CHAT_FEISHU_URL: must be set together with CHAT_FEISHU_SECRET']],
    [{ DESK_SSO_HEADER: 'X-Email' }, ['DESK_SSO_SECRET: must be set together with DESK_SSO_HEADER']],
    [{ DESK_SSO_HEADER: 'X-Email', DESK_SSO_SECRET: 'short' }, ['DESK_SSO_SECRET: must be at least 16']],
    [
      { DESK_PASSWORD_HASH: 'a plain password' },
      ['DESK_PASSWORD_HASH: must be a line of npm run desk-password'],
    ],
    [
      { DESK_PASSWORD_HASH: hash, DESK_ACCOUNTS: 'on' },
      ['DESK_PASSWORD_HASH: must be left out when DESK_ACCOUNTS is on, one or the other'],
    ],
    [{ DESK_PASSWORD_HASH: hash, ENQUIRY_RETENTION_DAYS: '365' }, []],
    [{ ENQUIRY_RETENTION_DAYS: '0' }, ['ENQUIRY_RETENTION_DAYS: ']],
  ])('%j', (settings, starts) => {
    const result = parseEnv(settings)
    const lines = 'problems' in result ? result.problems : []
    expect(lines.map((line, index) => line.slice(0, starts[index]?.length))).toEqual(starts)
  })
})

it('hosts that objects have by themselves name no language (D2)', () => {
  const parsed = parseEnv({ SITE_HOSTS: 'www.example.com=cn' })
  const hosts = 'env' in parsed ? parsed.env.SITE_HOSTS : undefined
  expect(hosts?.['www.example.com']).toBe('cn')
  for (const name of ['__proto__', 'constructor', 'tostring', 'hasOwnProperty'])
    expect(hosts?.[name]).toBeUndefined()
})

describe('SITE_DIR: the folder of a company (D31)', () => {
  it.each([
    [{}, 'content', '.data'],
    [{ SITE_DIR: 'site' }, 'site/content', 'site/.data'],
    [{ SITE_DIR: '/srv/site', CONTENT_DIR: 'words', DATA_DIR: '/data' }, 'words', '/data'],
  ])('%j: content and data lie in it unless they are named', (source, CONTENT_DIR, DATA_DIR) => {
    expect(parseEnv(source)).toMatchObject({ env: { CONTENT_DIR, DATA_DIR } })
  })
})
