// `npm test`: install what is missing, then check and test what a change needs; `npm run test:all`, the long suites. Kept to syntax that old Nodes parse.
import { main } from './lib/node-version.mjs'

main(async () => {
  const { ensureInstalled } = await import('./lib/install.mjs')
  const { run } = await import('./lib/run.mjs')
  const failed = await ensureInstalled()
  return (
    failed || run(process.execPath, ['--import', 'tsx', 'scripts/lib/test-run.ts', ...process.argv.slice(2)])
  )
})
