import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The site's days are those of its own time zone (D10): tests run far from it, and from UTC, to prove it.
process.env.TZ = 'America/Los_Angeles'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // Tests of real servers mostly wait, for time-outs and retries: three files at a time, on two processors too.
    maxWorkers: Math.max(3, availableParallelism()),
    // What is polled arrives in milliseconds, or on a busy machine after the one second that would be the default.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        // Some read the whole demo content from disk: a second alone, many on a machine that does other things too.
        test: {
          name: 'unit',
          include: ['{app,components,lib,scripts,server}/**/*.test.{ts,tsx}', '*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        // They run against real servers, some of which take seconds to be ready.
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // One site, one back end, one fault after the other: minutes with OUTAGE=all.
        test: {
          name: 'outage',
          include: ['tests/outage/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        // Over a real SQLite file and a real PostgreSQL, where there is one.
        test: {
          name: 'enquiry',
          include: ['tests/enquiry/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
