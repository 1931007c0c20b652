// `npm start`: install what is missing, build what is stale, serve. Kept to syntax that old Nodes parse.
import { main } from './lib/node-version.mjs'

main(async () => {
  const { exitOnSignal, isStopped, run } = await import('./lib/run.mjs')
  const { ensureInstalled } = await import('./lib/install.mjs')
  exitOnSignal()
  const failedInstall = await ensureInstalled()
  if (failedInstall) return isStopped() ? 0 : failedInstall
  // Both import packages, which may have been installed only now.
  const { ensureBuilt } = await import('./lib/build.mjs')
  const { launch } = await import('./lib/launch.mjs')
  const failedBuild = await ensureBuilt()
  if (failedBuild) return isStopped() ? 0 : failedBuild
  console.log('Starting the site (Ctrl+C stops it).')
  const { args, env } = launch(process.env)
  const code = await run(process.execPath, args, { env })
  // A signal that came before the program could handle it ends it by that signal.
  return isStopped() && code > 128 ? 0 : code
})
