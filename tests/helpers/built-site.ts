import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '@/scripts/lib/run.mjs'
import { type RunningServer, startServer } from '@/scripts/lib/server'

const linked = ['node_modules', 'public', 'package.json', 'next.config.ts', 'tsconfig.json']

/** A copy of the build without the pages that earlier runs cached in it. */
function copyBuild(): string {
  const directory = mkdtempSync(join(tmpdir(), 'northbay-build-'))
  if (!existsSync(join(root, '.next', 'BUILD_ID'))) throw new Error('The site is not built: npm run build')
  cpSync(join(root, '.next'), join(directory, '.next'), {
    recursive: true,
    filter: (path) => !['cache', 'dev', 'trace'].includes(basename(path)),
  })
  const pages = join(directory, '.next', 'server', 'app')
  for (const name of readdirSync(pages)) {
    if (/^(?:cn|en)(?:\.|$)/.test(name)) rmSync(join(pages, name), { recursive: true })
  }
  for (const name of linked) symlinkSync(join(root, name), join(directory, name))
  return directory
}

/** The built site with a page cache of its own: no page is known to it when it starts. */
export async function startFreshSite(settings: Record<string, string>): Promise<RunningServer> {
  const directory = copyBuild()
  const site = await startServer({ LOG_LEVEL: 'warn', ...settings }, directory)
  return {
    ...site,
    async stop() {
      await site.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
