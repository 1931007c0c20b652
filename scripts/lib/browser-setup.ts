import { spawnSync } from 'node:child_process'
import { chromiumCandidates } from './chromium'
import { root } from './run.mjs'

const threeMinutes = 180_000

/** Whether the program starts: a browser whose system libraries are missing is there, but of no use. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}

function attempt(what: string, program: string, args: string[], timeout: number): boolean {
  console.log(`Getting a browser: ${what}`)
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', timeout }).status === 0
}

function installFromDebian(): boolean {
  const isDebianRoot = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!isDebianRoot) return false
  const install = 'apt-get install -y --no-install-recommends fonts-liberation fonts-noto-cjk'
  const command = `apt-get update && (${install} chromium-headless-shell || ${install} chromium)`
  return attempt(command, 'env', ['DEBIAN_FRONTEND=noninteractive', 'sh', '-c', command], 2 * threeMinutes)
}

/** A browser that starts, downloaded or installed when there is none; undefined when nothing helped. */
export function ensureBrowser(): string | undefined {
  const working = () => chromiumCandidates().find(starts)
  const present = working()
  if (present || process.env.CHROMIUM_PATH) return present
  const installer = ['node_modules/playwright/cli.js', 'install', 'chromium']
  attempt('npx playwright install chromium (3 minutes at most)', process.execPath, installer, threeMinutes)
  return working() ?? (installFromDebian() ? working() : undefined)
}

/** What a person can do when ensureBrowser found none. */
export const noBrowserAdvice =
  'No Chromium that starts was found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium) or set CHROMIUM_PATH to it.'
