import { defineConfig } from 'playwright/test'
import { deskAccount } from './e2e/desk-account'
import { chromiumOptions } from './scripts/lib/chromium'
import { launch } from './scripts/lib/launch.mjs'
import { freePort } from './scripts/lib/server'

// Workers read this file again: the address is chosen once and handed to them through the environment.
const given = process.env.BASE_URL || undefined
const port = given ? undefined : (process.env.E2E_PORT ?? String(await freePort()))
if (port) process.env.E2E_PORT = port
const baseURL = given ?? `http://localhost:${port}`

const pc = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true }
const moving = { contextOptions: { reducedMotion: 'no-preference' as const } }

/**
 * How often a test of both languages and both screens runs, by the variable E2E. Unset: twice, as most visitors come, Chinese on a phone
 * and English at a desk; a test that carries @every runs in all four. `all`: all four. `once`: once, Chinese on a phone or, where it is
 * about desks alone, English; files of every route or component, of costs, of looks and of what is no main journey are left out, as are
 * tests that carry @all: every further case of what another test shows.
 */
const how = process.env.E2E
const seldom = (other: string, lang: string) =>
  how === undefined ? [new RegExp(`^(?!.*(?:${other}|@every)).*, ${lang}\\b`)] : []
const once = (lang: string) => (how === 'once' ? [new RegExp(`, ${lang}\\b`), /@all\b/] : [])
const deskOnly = how === 'once' ? '(?=.*@desktop)' : ''
const whole = [
  ...['routes', 'gallery', 'visual', 'html', 'headings', 'titles', 'card-sizes', 'text-spacing'],
  ...['budgets', 'resting', 'slow-network', 'lazy-pictures', 'studio-host'],
  ...['visits', 'translation-status', 'wechat', 'lead-notification', 'dead-delivery', 'home-scene'],
  ...['storage', 'print', 'other-media', 'prefetch', 'enrol-bar', 'page-fade'],
]

export default defineConfig({
  testDir: 'e2e',
  testIgnore: how === 'once' ? whole.map((name) => `${name}.spec.ts`) : [],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that fails now and then is a fault, of the test or of the site: none is tried twice.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL,
    launchOptions: chromiumOptions(),
    // Nothing glides while a test clicks; what visitors see move is tested by the two motion projects.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grep: new RegExp(deskOnly),
      grepInvert: [/@phone|@motion/, ...seldom('@desktop', 'cn'), ...once('cn')],
      use: pc,
    },
    {
      name: 'phone',
      grepInvert: [/@desktop|@motion/, ...seldom('@phone', 'en'), ...once('en')],
      use: phone,
    },
    // As most visitors come: with motion allowed. Tests of navigation, carousels and menus carry @motion.
    {
      name: 'desktop, motion',
      grep: new RegExp(`^(?=.*@motion)${deskOnly}`),
      grepInvert: [/@phone/, ...seldom('@desktop', 'cn'), ...once('cn')],
      use: { ...pc, ...moving },
    },
    {
      name: 'phone, motion',
      grep: /@motion/,
      grepInvert: [/@desktop/, ...seldom('@phone', 'en'), ...once('en')],
      use: { ...phone, ...moving },
    },
  ],
  ...(port && {
    webServer: {
      command: ['node', ...launch(process.env).args].map((part) => JSON.stringify(part)).join(' '),
      port: Number(port),
      env: {
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '2',
        PORT: port,
        SITE_URL: baseURL,
        DATA_DIR: 'test-results/data',
        TRUST_PROXY: '1',
        DESK_PASSWORD_HASH: deskAccount.hash,
        STUDIO: 'on',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
      stdout: 'ignore',
      timeout: 60_000,
    },
  }),
})
