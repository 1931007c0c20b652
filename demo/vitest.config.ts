import { defineConfig } from 'vitest/config'

/** What the demo company's pictures, videos and papers must be: minutes of decoding, which only their own changes need. */
export default defineConfig({ test: { testTimeout: 90_000, hookTimeout: 90_000 } })
