import { expect, it } from 'vitest'
import { contentSecurityPolicy, cspHosts } from '@/server/response/csp'
import { parseEnv } from './env'

const settingsOf = (settings: Record<string, string>) => parseEnv(settings)
const policyOf = (settings: Record<string, string>, isFile = false) => {
  const read = settingsOf(settings)
  if ('problems' in read) throw new Error(read.problems.join())
  const policy = contentSecurityPolicy({ isFile }, cspHosts(read.env))
  return ['script-src', 'connect-src'].map((name) => policy.split('; ').find((part) => part.startsWith(name)))
}

it.each([
  [{}, "script-src 'self'", "connect-src 'self'"],
  [
    { ANALYTICS_PROVIDER: 'baidu', ANALYTICS_ID: 'abc' },
    "script-src 'self' https://hm.baidu.com",
    "connect-src 'self' https://hm.baidu.com",
  ],
  [
    { ANALYTICS_PROVIDER: 'ga4', ANALYTICS_ID: 'G-1' },
    "script-src 'self' https://www.googletagmanager.com",
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  ],
  [
    { ANALYTICS_PROVIDER: 'matomo', ANALYTICS_ID: '3', ANALYTICS_URL: 'https://m.example/matomo/' },
    "script-src 'self' https://m.example",
    "connect-src 'self' https://m.example",
  ],
])('the policy of pages under %j (ADR 0038)', (settings, script, connect) => {
  expect(policyOf(settings as Record<string, string>)).toEqual([script, connect])
  expect(policyOf(settings as Record<string, string>, true)).toEqual([
    "script-src 'self'",
    "connect-src 'self'",
  ])
})

it.each([
  [{ ANALYTICS_PROVIDER: 'piwik', ANALYTICS_ID: '1' }, 'ANALYTICS_PROVIDER'],
  [{ ANALYTICS_PROVIDER: 'baidu' }, 'ANALYTICS_ID: must be set'],
  [{ ANALYTICS_ID: '1' }, 'ANALYTICS_PROVIDER: must be set'],
  [{ ANALYTICS_PROVIDER: 'matomo', ANALYTICS_ID: '1' }, 'ANALYTICS_URL: must be set'],
  [{ ANALYTICS_PROVIDER: 'ga4', ANALYTICS_ID: "x'; script-src *" }, 'ANALYTICS_ID'],
])('%j stops the start', (settings, problem) => {
  const read = settingsOf(settings as Record<string, string>)
  expect('problems' in read && read.problems.join()).toContain(problem)
})
