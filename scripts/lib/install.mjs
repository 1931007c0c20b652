import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStopped, npm, root } from './run.mjs'

/**
 * Why packages have to be installed, or '' when node_modules holds what package-lock.json asks for.
 * npm leaves its own record when an install is complete, so one made by hand counts as well;
 * optional packages are those of other platforms.
 */
export function installReason(directory = root) {
  const record = join(directory, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return 'no packages are installed yet'
  const packages = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const installed = packages(record)
  for (const [path, wanted] of Object.entries(packages(join(directory, 'package-lock.json')))) {
    if (path === '' || wanted.optional) continue
    const found = installed[path]
    if (found?.version !== wanted.version || found?.integrity !== wanted.integrity)
      return `package-lock.json has changed (${path.replace(/^.*node_modules\//, '')})`
  }
  return ''
}

/** Installs the locked packages when they are missing or outdated; returns npm's exit code. */
export async function ensureInstalled() {
  const reason = installReason()
  if (!reason) return 0
  console.log(`Installing packages: ${reason}. This takes about a minute.`)
  // --include=dev: building needs them, also where NODE_ENV=production is set.
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0 && !isStopped())
    console.error('Installing failed: the lines above say why (no network, an outdated lock file …).')
  return code
}
