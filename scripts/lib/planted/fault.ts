/** A guard of the product taken away, as data: the tests of its rows must then fail. */
export type Fault = {
  /** Rows of docs/security.md or docs/tests.md; each names a test that sees this fault. */
  rows: readonly string[]
  file: string
  /** Stands in the file exactly once. `⟦…⟧` marks the expression that is replaced; without marks it is all of it. */
  find: string
  plant: string
  /** What is no expression is replaced while its test runs alone; only tests that need no build can see it. */
  as?: 'text'
}

const sleeping = (number: number, { plant }: Fault, good: string) =>
  `(process.env.PLANTED === '${number}' ? (${plant}) : (${good}))`

/** How often the place of a fault is in a text. */
export const places = (text: string, { find }: Fault): number =>
  text.split(find.replaceAll(/[⟦⟧]/g, '')).length - 1

/** The text with the fault in it: awake, or asleep until a process has its number in PLANTED. */
export function planted(text: string, fault: Fault, number?: number): string {
  const [before = '', good = '', after = ''] = /^([\s\S]*)⟦([\s\S]*)⟧([\s\S]*)$/
    .exec(fault.find)
    ?.slice(1) ?? ['', fault.find, '']
  const bad = number === undefined ? fault.plant : sleeping(number, fault, good)
  return text.replace(before + good + after, (_, at: number) => {
    // Without semicolons a bracket at the start of a statement would call what the line before it ends with.
    const isStatement = /[\w)\]'"`]\s*\n\s*$/.test(text.slice(0, at) + before)
    return before + (isStatement && number !== undefined ? ';' : '') + bad + after
  })
}
