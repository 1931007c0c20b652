import type { NextConfig } from 'next'

// Nothing here depends on the environment: one build serves every setting (D33). Headers, redirects and
// image hosts are decided at run time by middleware.ts, server/ and app/api/image. The page store's cache handler is handed to Next
// by server/lazy-next.ts: named here, the build would bundle it into the middleware and call it (ADR 0010).
const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: false, // server/ compresses, after it has changed the HTML (server/html)
  skipTrailingSlashRedirect: true, // lib/i18n/address.ts answers with one redirect instead of a chain
  htmlLimitedBots: /.*/, // metadata stands in <head> for every visitor, not only for known crawlers
  images: { unoptimized: true }, // /api/image resizes by the rule of §9 (×1.5) with hosts known at run time
  serverExternalPackages: ['libsql', 'sharp', 'pg', 'pino'],
  outputFileTracingExcludes: { '*': ['./content/**', './public/**'] },
  experimental: {
    globalNotFound: true,
    preloadEntriesOnStart: false, // a process starts small and at once, and loads what is asked for
  },
}

export default config
