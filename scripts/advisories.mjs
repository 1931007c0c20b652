// `npm run advisories`: known holes of the packages that serve, by the lock file, as the registry's advisories say. 0: none; 1: some; 2: it could not ask.
import { spawnSync } from 'node:child_process'
import { root } from './lib/run.mjs'

const args = ['audit', '--package-lock-only', '--omit=dev', '--json']
const { stdout, stderr } = spawnSync('npm', args, {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const answer = (() => {
  try {
    return JSON.parse(stdout)
  } catch {
    return {}
  }
})()
if (!answer.vulnerabilities) {
  console.error(`Not known: the registry could not be asked. npm says: ${answer.message ?? stderr}`)
  process.exitCode = 2
} else {
  const found = Object.values(answer.vulnerabilities)
  for (const { name, severity, range, via, fixAvailable } of found) {
    const reasons = via.map((reason) =>
      typeof reason === 'string' ? reason : `${reason.title} ${reason.url}`,
    )
    const mend = fixAvailable ? 'npm run upgrade' : 'no newer version yet'
    console.log(`${severity}: ${name} ${range}: ${reasons.join('; ')} (${mend})`)
  }
  console.log(`${found.length} of the packages that serve have known holes.`)
  process.exitCode = found.length > 0 ? 1 : 0
}
