import type { Fault } from './fault'

/** Faults about content that has no end (docs/security.md, "Attacks"; D38). */
export const attacksByContent: readonly Fault[] = [
  {
    rows: ['a title of 16,000 signs (D38)'],
    file: 'lib/contract/first-form.ts',
    find: "⟦(ruleOf(schema, 'cut') ?? cutPoints)(text, most)⟧",
    plant: 'text',
  },
  {
    rows: ['a list in a record without an end'],
    file: 'lib/contract/first-form.ts',
    find: 'return ⟦list.slice(0, most)⟧',
    plant: 'list',
  },
  {
    rows: ['a list of a billion records'],
    file: 'lib/content/listed.ts',
    find: '⟦pages[pageNo].length === 0⟧',
    plant: 'false',
  },
  {
    rows: ['a pager with a billion pages'],
    file: 'lib/rules/list/pages.ts',
    find: '⟦Math.min(MOST_PAGES, Math.max(1, Math.ceil(total / pageSize)))⟧',
    plant: 'Math.max(1, Math.ceil(total / pageSize))',
  },
  {
    rows: ['five thousand cases'],
    file: 'lib/rules/list/page-sizes.ts',
    find: 'cases: ⟦60⟧',
    plant: '60_000',
  },
  {
    rows: ['a heading of 16,000 signs in a text'],
    file: 'lib/rules/text/word-breaks.ts',
    find: '⟦title.length > LONGEST⟧ || !han',
    plant: 'false',
  },
  {
    rows: ['a share picture of such a title'],
    file: 'lib/images/share/words.ts',
    find: '⟦cutPoints(text, bounds.title)⟧',
    plant: 'text',
  },
  {
    rows: ['a text full of begun tags'],
    file: 'lib/rules/text/plain-text.ts',
    find: ".replace(/<[^<>]*>/g, ' ')",
    plant: ".replace(/<[^>]*>/g, ' ')",
    as: 'text',
  },
]
