import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressStatic } from './compress-static.mjs'
import { bringEarlierFiles, filesBelow, saveEarlierFiles } from './earlier-files.mjs'
import { lowerScripts } from './lower-scripts.mjs'
import { isStopped, root, run } from './run.mjs'
import { writeSbom } from './sbom.mjs'
import { bundleStudio } from './studio-bundle.mjs'

/** The program that serves, as `npm run build` makes it: plain JavaScript, run by node alone. */
export const program = join('.next', 'program', 'server.mjs')

// What goes into a build. content/ is not among it: it is read while serving.
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'server',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/**
 * A digest of what a build is made from: sources by content (a checkout changes times, not text),
 * public/ by names only. Tests do not count.
 */
export function sourceDigest(directory = root) {
  const hash = createHash('sha256')
  const files = sources.flatMap((path) => filesBelow(directory, path))
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue
    const text = readFileSync(join(directory, file))
    hash.update(`${file}\0${text.length}\0`).update(text)
  }
  for (const file of filesBelow(directory, 'public')) hash.update(`${file}\0`)
  return hash.digest('hex')
}

/** Builds the site when it is stale (or always, with force); returns the exit code of `next build`. */
export async function ensureBuilt({ force = false } = {}) {
  const stamp = join(root, '.next', 'source-digest')
  const built = existsSync(stamp) && existsSync(join(root, '.next', 'BUILD_ID'))
  // Taken before the build: a file saved while it runs makes the result stale, as it should.
  const digest = sourceDigest()
  if (!force && built && readFileSync(stamp, 'utf8') === digest) return 0
  if (!force) console.log(`Building the site: ${built ? 'its sources have changed' : 'it is not built yet'}.`)
  rmSync(stamp, { force: true })
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const dist = join(root, '.next')
  saveEarlierFiles(dist)
  const code = await run(process.execPath, [next, 'build'], { env })
  if (code === 0) lowerScripts(dist)
  if (code === 0) bringEarlierFiles(dist)
  if (code === 0) await compressStatic(dist)
  if (code === 0) await buildProgram()
  if (code === 0) await writeSbom()
  if (code === 0) writeFileSync(stamp, digest)
  else if (!isStopped()) console.error('The build failed: the lines above say where.')
  return code
}

/**
 * Bundles `server/` and what it needs of `lib/`; packages stay where they are installed. What is imported late is in files
 * of its own, so that the start does not wait for it.
 */
async function buildProgram() {
  const { build } = await import('esbuild')
  const outdir = join(root, '.next', 'program')
  rmSync(outdir, { recursive: true, force: true })
  await build({
    entryPoints: {
      server: join(root, 'server', 'index.ts'),
      'cache-handler': join(root, 'server', 'pages', 'handler.ts'),
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  })
  await bundleStudio(join(outdir, 'studio'))
  const gallery = ['--import', 'tsx', 'scripts/gallery.ts', join(outdir, 'gallery')]
  if ((await run(process.execPath, gallery)) !== 0) throw new Error('the gallery of the desk was not built')
}
