import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The site's days are those of its own time zone (D10): tests run far from it, and from UTC, to prove it.
process.env.TZ = 'America/Los_Angeles'

/** Files that start servers come first: one of them at the end would keep one worker busy while the others have nothing left to do. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/')
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Rooms whose tests only call functions and render views: what one of them leaves in memory is nothing to the next. */
const pure = ['{app,components}/**/*.test.{ts,tsx}', 'lib/{contract,feeds,i18n,rules,seo}/**/*.test.{ts,tsx}']
/** Those among them that change the process, its modules or files: each in a process of its own. */
const alone = [
  ...['app/api/image/route.test.ts', 'lib/contract/file-version.test.ts', 'lib/contract/video-facts.test.ts'],
  ...[
    'lib/contract/safe-url.test.ts',
    'lib/contract/text-pictures.test.ts',
    'lib/rules/address/written-query.test.ts',
  ],
  ...['lib/rules/text/fit.test.ts', 'components/ui/open-or-follow.test.ts'],
]

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // Tests of real servers mostly wait, for time-outs and retries: three files at a time, on two processors too.
    maxWorkers: Math.max(3, availableParallelism()),
    // What is polled arrives in milliseconds, or on a busy machine after the one second that would be the default.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongFirst },
    // Vitest's own variable for browsers: commands that tests start would take it for a misspelt MEDIA_BASE_URL.
    env: { BASE_URL: '' },
    projects: [
      {
        extends: true,
        // Some read the whole demo content from disk: a second alone, many on a machine that does other things too.
        test: {
          name: 'unit',
          include: ['{lib,scripts,server}/**/*.test.{ts,tsx}', 'tests/engines/*.test.ts', '*.test.ts'],
          exclude: pure,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, testTimeout: 30_000, hookTimeout: 30_000 },
      },
      {
        extends: true,
        // Many files a process: to load React and the schemas anew for each costs more than its tests.
        test: {
          name: 'pure',
          include: pure,
          exclude: alone,
          isolate: false,
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
        // Every page of several companies, and the whole program with a third language.
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
        // Documents as Next writes them: what answers carry, and that their scripts run under the policy (ADR 0051).
        test: {
          name: 'untransformed',
          include: ['tests/outage/{answers,csp}.test.ts'],
          env: { PAGE_TRANSFORMS: 'off' },
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
