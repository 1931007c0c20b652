// `npm start`: install what is missing, build what is stale, serve. Kept to syntax that old Nodes parse.
import { main } from './lib/node-version.mjs'

main(async () => {
  const { ensureInstalled } = await import('./lib/install.mjs')
  const { ensureBuilt, program } = await import('./lib/build.mjs')
  const { run } = await import('./lib/run.mjs')
  const failed = (await ensureInstalled()) || (await ensureBuilt())
  if (failed) return failed
  console.log('Starting the site (Ctrl+C stops it).')
  const env = Object.assign({}, process.env, { NODE_ENV: 'production' })
  return run(process.execPath, [program], { env })
})
