import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PROVEN_NEXT } from './finish'

it('the forms of finished pages were proven on the installed Next', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as {
    version: string
  }
  expect(
    version,
    `Next ${version} may write other forms than ${PROVEN_NEXT}: run tests/contract/next-forms.test.ts and e2e/loader.spec.ts, then name it in PROVEN_NEXT`,
  ).toBe(PROVEN_NEXT)
})
