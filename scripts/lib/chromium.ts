import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** No sandbox (containers run as root), no GPU, and no traffic of the browser's own in a test's log. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** Where a browser may be, best first: the one asked for, Playwright's own, the system's. */
export function chromiumCandidates(): string[] {
  const wanted = process.env.CHROMIUM_PATH
  // The headless shell is the same engine without a desktop around it: a third faster in tests.
  const installed = ['chromium-headless-shell', 'chromium', 'google-chrome'].map((name) => `/usr/bin/${name}`)
  return wanted ? [wanted] : [chromium.executablePath(), ...installed]
}

/** The first browser that is there, or undefined: then Playwright itself says how to install one. */
export function findChromium(): string | undefined {
  return chromiumCandidates().find((path) => existsSync(path))
}

/** Launch options shared by the browser tests and the screenshots. */
export function chromiumOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium()
  return { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) }
}
