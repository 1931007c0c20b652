import { join } from 'node:path'
import type { z } from 'zod'
import { environment, settingPartners } from './settings'

type Values = z.output<typeof environment>

type Derived = 'SITE_URL' | 'CONTENT_DIR' | 'DATA_DIR'

/** The settings of a process. */
export type Env = Omit<Values, Derived> & Record<Derived, string>

/** Settings without the one that they need: a line each. */
function missingPartners(values: Values): string[] {
  const isMatomo = values.ANALYTICS_PROVIDER === 'matomo'
  const needs = [...settingPartners, ...(isMatomo ? [['ANALYTICS_PROVIDER', 'ANALYTICS_URL'] as const] : [])]
  return needs.flatMap(([name, partner]) =>
    values[name] !== undefined && values[partner] === undefined
      ? [`${partner}: must be set together with ${name}`]
      : [],
  )
}

/** Parses settings (D33): the values, or one readable line per wrong variable. Never throws. */
export function parseEnv(source: Record<string, string | undefined>): { env: Env } | { problems: string[] } {
  const result = environment.safeParse(source)
  if (!result.success) {
    return { problems: result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
  }
  const problems = missingPartners(result.data)
  if (result.data.DESK_ACCOUNTS === 'on' && result.data.DESK_PASSWORD_HASH !== undefined)
    problems.push('DESK_PASSWORD_HASH: must be left out when DESK_ACCOUNTS is on, one or the other')
  if (problems.length > 0) return { problems }
  const { PORT, SITE_DIR, MEDIA_HOSTS: hosts, ...rest } = result.data
  const base = rest.MEDIA_BASE_URL && new URL(rest.MEDIA_BASE_URL).host
  const MEDIA_HOSTS = base && !hosts.includes(base) ? [...hosts, base] : hosts
  const SITE_URL = rest.SITE_URL ?? `http://localhost:${PORT}`
  const CONTENT_DIR = rest.CONTENT_DIR ?? join(SITE_DIR, 'content')
  const DATA_DIR = rest.DATA_DIR ?? join(SITE_DIR, '.data')
  return { env: { ...rest, PORT, SITE_DIR, MEDIA_HOSTS, SITE_URL, CONTENT_DIR, DATA_DIR } }
}

let parsed: Env | undefined

/** The settings of this process, parsed once. Throws one Error that lists every wrong variable. */
export function env(): Env {
  if (parsed) return parsed
  const result = parseEnv(process.env)
  if ('problems' in result) throw new Error(`Wrong settings:\n  ${result.problems.join('\n  ')}`)
  parsed = result.env
  return parsed
}

/** The value of a variable that crm.yaml names; undefined for one that is not set or no `CRM_…`. */
export const crmSecret = (name: string): string | undefined =>
  /^CRM_[A-Z0-9_]{1,60}$/.test(name) ? process.env[name]?.trim() || undefined : undefined

/** The level of the log; `info` while the settings are wrong, so that the start can say so itself. Never throws. */
export function logLevel(): Env['LOG_LEVEL'] {
  const result = parseEnv(process.env)
  return 'env' in result ? result.env.LOG_LEVEL : 'info'
}
