// Kept to syntax that Node 12 parses: anything newer here would hide the one line this file exists for.
import { readFileSync } from 'node:fs'

const manifest = new URL('../../package.json', import.meta.url)

function wantedNode() {
  return JSON.parse(readFileSync(manifest, 'utf8')).engines.node.replace('>=', '')
}

/** The sentence to show when this Node is older than package.json's engines ask for, else an empty string. */
export function nodeProblem(running = process.versions.node, wanted = wantedNode()) {
  const [major, minor] = running.split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= (wantedMinor || 0))) return ''
  return `This site needs Node.js ${wanted} or newer and this is ${running}: install it from https://nodejs.org and repeat the command.`
}

/** Runs a command's main function and exits with its code; on a Node that is too old it only says so. */
export function main(command) {
  const problem = nodeProblem()
  if (problem) {
    console.error(problem)
    process.exitCode = 1
    return
  }
  command().then((code) => {
    process.exitCode = code
  })
}
