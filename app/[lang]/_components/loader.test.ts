import { Script } from 'node:vm'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { LOADER } from './loader'

describe('the loader', () => {
  it('is a script by itself: nothing in it ends a script, nothing is named that stays on the server', () => {
    expect(LOADER).not.toContain('<')
    expect(() => new Script(LOADER)).not.toThrow()
    expect(LOADER).not.toMatch(/__name|import/)
    // As the build writes it into every page.
    expect(transformSync(LOADER, { minify: true }).code.length).toBeLessThan(3_600)
  })
})
