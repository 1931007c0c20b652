import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { LEAST_HEAP_MB } from '@/lib/settings'
import { launch } from './launch.mjs'

const folder = mkdtempSync(join(tmpdir(), 'launch-'))
const node = join(folder, 'node')
writeFileSync(node, '#!/bin/sh\necho "$1"\n')
chmodSync(node, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the heap of the process: a wrong size is reported by the program, which must start for it (D33)', () => {
  it.each([
    [`${LEAST_HEAP_MB}`, LEAST_HEAP_MB],
    ['768', 768],
    [`${LEAST_HEAP_MB - 1}`, 256],
    ['5', 256],
    ['-5', 256],
    ['lots', 256],
    ['', 256],
  ])('HEAP_MB=%s starts with %d MB, from node and from a shell', (size, expected) => {
    const option = `--max-old-space-size=${expected}`
    expect(launch({ HEAP_MB: size }).args[0]).toBe(option)
    const env = { ...process.env, HEAP_MB: size, PATH: `${folder}${delimiter}${process.env.PATH}` }
    const printed = execFileSync('sh', ['scripts/serve.sh'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
    expect(printed.toString().trim()).toBe(option)
  })
})
