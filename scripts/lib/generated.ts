import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Writes a generated file; a command run with `--check` only compares, and fails with the script that writes it. */
export function writeGenerated(name: string, text: string, script: string): void {
  const file = join(root, name)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is not what its sources say: npm run ${script}`)
    process.exitCode = 1
  }
}
