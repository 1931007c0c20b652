import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from '@/tests/helpers/import-rules'
import { root } from './lib/run.mjs'

// The walks of docs/architecture.md, "Two call paths": every file is there and is imported by one before it, ten files at most.
const text = readFileSync(`${root}/docs/architecture.md`, 'utf8')
const section = text.split(/^## /m).find((part) => part.startsWith('Two call paths\n')) ?? ''
const walks = section
  .split(/\n(?=1\. )/)
  .slice(1)
  .map((walk) => [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file))

const isOf = (file: string, target: string) => file.replace(/(?:\/index)?\.tsx?$/, '') === target
const targetsOf = (file: string) => importsOf({ file, text: readFileSync(`${root}/${file}`, 'utf8') })

describe('the walks of docs/architecture.md', () => {
  it('are a product and an enquiry', () => {
    expect(walks.map(([first]) => first)).toEqual([
      'app/[lang]/product/[id]/page.tsx',
      'app/api/internal/form/route.ts',
    ])
  })

  it.each(walks)('%s: at most ten files, each imported by one before it', (...walk) => {
    expect(walk.filter((file) => !existsSync(`${root}/${file}`))).toEqual([])
    expect(walk.length).toBeLessThanOrEqual(10)
    const lost = walk.slice(1).filter((file, at) => {
      const before = walk.slice(0, at + 1)
      return !before.flatMap(targetsOf).some((target) => isOf(file, target))
    })
    expect(lost).toEqual([])
  })
})
