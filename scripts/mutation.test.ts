import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { securityRows } from '@/tests/helpers/spec-rows'
import { faults, mutated, places } from '@/tests/mutation'

const security = securityRows()
const rows = new Map(security.map((one) => [one.row, one]))

describe('mutations', () => {
  it('have a place in the product that is there, once', () => {
    const lost = faults.filter((fault) => places(readFileSync(fault.file, 'utf8'), fault) !== 1)
    expect(lost.map(({ file, find }) => `${file}: ${find}`)).toEqual([])
  })

  it('are about rows that there are, and every row of docs/security.md has one', () => {
    const named = faults.flatMap((fault) => fault.rows)
    expect(named.filter((row) => !rows.has(row))).toEqual([])
    expect(security.map(({ row }) => row).filter((row) => !named.includes(row))).toEqual([])
  })

  it('are expressions, unless marked as text: nothing at all would break every other one', () => {
    const empty = faults.filter(({ as, replace }) => as !== 'text' && replace.trim() === '')
    expect(empty.map(({ file }) => file)).toEqual([])
  })

  it('that are no expressions are seen by tests that need no build', () => {
    const tests = faults.flatMap((fault) => (fault.as === 'text' ? fault.rows : []))
    expect(tests.filter((row) => /^(?:tests|e2e)\//.test(rows.get(row)?.file ?? ''))).toEqual([])
  })
})

describe('planting', () => {
  const fault = { rows: [], file: 'a.ts', find: 'if (⟦isWrong(a)⟧) throw', replace: 'false' }
  it.each([
    ['awake', undefined, 'if (false) throw b'],
    ['asleep', 7, "if ((process.env.MUTATION === '7' ? (false) : (isWrong(a)))) throw b"],
  ])('%s', (_, number, expected) => expect(mutated('if (isWrong(a)) throw b', fault, number)).toBe(expected))

  it('asleep at the start of a statement calls nothing that stands before it', () => {
    const statement = { ...fault, find: 'end(a)', replace: 'b' }
    const text = 'if (x) return false\n  end(a)\n'
    expect(mutated(text, statement, 7)).toBe(
      "if (x) return false\n  ;(process.env.MUTATION === '7' ? (b) : (end(a)))\n",
    )
    expect(mutated('const f = () =>\n  end(a)', statement, 7)).not.toContain(';')
  })

  it('of a text without marks replaces it as it is written', () => {
    expect(mutated('a: $1', { ...fault, find: '$1', replace: '$&' })).toBe('a: $&')
  })
})
