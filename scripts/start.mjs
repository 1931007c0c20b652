// `npm start`: install what is missing, build what is stale, serve. Kept to syntax that old Nodes parse.
import { main } from './lib/node-version.mjs'

main(async () => {
  const { ensureInstalled } = await import('./lib/install.mjs')
  const { ensureBuilt } = await import('./lib/build.mjs')
  const { launch } = await import('./lib/launch.mjs')
  const { run } = await import('./lib/run.mjs')
  const failed = (await ensureInstalled()) || (await ensureBuilt())
  if (failed) return failed
  console.log('Starting the site (Ctrl+C stops it).')
  const { args, env } = launch(process.env)
  return run(process.execPath, args, { env })
})
