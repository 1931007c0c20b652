/** Engines, how a browser says which it has, and the versions at which counts part: where a tier of docs/browsers.md begins, and some above. */
const engines = [
  { engine: 'Chromium', said: [/\bChrom(?:e|ium)\/(\d{1,3})/], from: [0, 88, 106, 120, 130, 140], full: 106 },
  { engine: 'Firefox', said: [/\bFirefox\/(\d{1,3})/], from: [0, 121, 130, 140], full: 121 },
  {
    engine: 'Safari',
    // Every browser of an iPhone has the system's engine.
    said: [/\bVersion\/(\d{1,2}\.\d)/, /\bOS (\d{1,2}_\d)/],
    from: [0, 15.4, 17, 18, 26],
    full: 15.4,
  },
] as const

export type BrowserName = { engine: string; from: number; next: number | undefined; isFull: boolean }

/** Engine and range of versions of a browser, such as `Chromium 106`; empty for another. */
export function browserOf(agent: string): string {
  for (const { engine, said, from } of engines) {
    const text = said.map((pattern) => pattern.exec(agent)?.[1]).find(Boolean)
    if (text === undefined) continue
    const version = Number(text.replace('_', '.'))
    return `${engine} ${from.findLast((first) => first <= version)}`
  }
  return ''
}

/** What such a name says: the range ends before `next`, and everything works from `full` on; undefined for another browser. */
export function readBrowser(name: string): BrowserName | undefined {
  const [engine, first] = name.split(' ')
  const found = engines.find((one) => one.engine === engine)
  const at = found?.from.findIndex((from) => String(from) === first) ?? -1
  const from = found?.from[at]
  if (!found || from === undefined) return undefined
  return { engine: found.engine, from, next: found.from[at + 1], isFull: from >= found.full }
}

/** `phone` for phones and tablets that say so, else `desktop`. */
export const deviceOf = (agent: string): 'phone' | 'desktop' =>
  /\bMobile\b|Android|iPhone|iPad/.test(agent) ? 'phone' : 'desktop'
