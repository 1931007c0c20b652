import { defineConfig } from 'playwright/test'
import { chromiumOptions } from './scripts/lib/chromium'
import { freePort } from './scripts/lib/server'

// Workers read this file again: the address is chosen once and handed to them through the environment.
const given = process.env.BASE_URL
const port = given ? undefined : (process.env.E2E_PORT ?? String(await freePort()))
if (port) process.env.E2E_PORT = port
const baseURL = given ?? `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may cost a test its patience: continuous integration tries it once more and says so in its summary.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL,
    launchOptions: chromiumOptions(),
    // Nothing glides while a test clicks; tests of autoplay ask for motion themselves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
    },
  ],
  ...(port && {
    webServer: {
      command: 'node --import tsx scripts/serve.ts',
      port: Number(port),
      env: {
        NODE_ENV: 'production',
        PORT: port,
        SITE_URL: baseURL,
        DATA_DIR: 'test-results/data',
        TRUST_PROXY: '1',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
      stdout: 'ignore',
      timeout: 60_000,
    },
  }),
})
