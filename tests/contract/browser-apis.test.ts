import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'

const folder = join(root, '.next', 'static', 'chunks')

/**
 * What Chromium 94 (as it lives on in apps) or Safari 15.4 do not have, called without a look whether it is there. A lookbehind keeps
 * the whole file from being read. What Next brings itself (`at`, `hasOwn`, `canParse`) is none of it, nor what React says in a message.
 */
const tooNew = new RegExp(
  [
    String.raw`\(\?<[=!]`,
    String.raw`\b(?:AbortSignal\.(?:any|timeout)|Array\.fromAsync|(?:Map|Object)\.groupBy|Promise\.(?:try|withResolvers))\(`,
    String.raw`\.(?:checkVisibility|findLast|findLastIndex|toReversed|toSorted|toSpliced)\(`,
    String.raw`\.requestSubmit\(\)(?! instead)`,
    String.raw`\bstructuredClone\(`,
  ].join('|'),
  'g',
)

it('what browsers run calls nothing that those of 2021 lack', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(tooNew)].map(([text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
