// `npm run openapi` writes docs/openapi.json from the table of endpoints; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from '@/lib/contract/openapi'
import { root } from './lib/run.mjs'

const file = join(root, 'docs', 'openapi.json')
const text = `${JSON.stringify(openApi(), null, 2)}\n`
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/openapi.json is not what the table of endpoints says: npm run openapi')
  process.exitCode = 1
}
