import { type Env, env } from '@/lib/env'

/** Whose counting scripts a page may load once its visitor agrees (ADR 0038). */
export type Analytics = { provider: 'baidu' | 'matomo' | 'ga4'; id: string; url?: string }

/** The provider that the settings name; undefined when they name none: pages then hold nothing of it. */
export function analyticsOf({ ANALYTICS_PROVIDER: provider, ANALYTICS_ID: id, ANALYTICS_URL: url }: Env) {
  return provider && id ? ({ provider, id, ...(url && { url }) } satisfies Analytics) : undefined
}

/** The provider of this process's settings. */
export const analytics = (): Analytics | undefined => analyticsOf(env())

/** Hosts that a policy has to name for it: where scripts come from, and where counts go. */
export function analyticsHosts(set: Analytics | undefined): { scripts: string[]; connects: string[] } {
  if (!set) return { scripts: [], connects: [] }
  const { provider, url } = set
  if (provider === 'baidu') return { scripts: ['https://hm.baidu.com'], connects: ['https://hm.baidu.com'] }
  if (provider === 'ga4') {
    const google = 'https://www.googletagmanager.com'
    const counts = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    return { scripts: [google], connects: [google, ...counts] }
  }
  const origin = url ? new URL(url).origin : ''
  return { scripts: [origin], connects: [origin] }
}
