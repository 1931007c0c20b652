import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data'

/** The oldest engines in which everything works, as `browserslist` of package.json says for the build; below them pages are readable. */
export const oldest = { chrome: '106', safari: '15.4', firefox: '115' } as const

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number)

function isWithin(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = numbers(version)
  const [mostMajor = 0, mostMinor = 0] = numbers(limit)
  return major < mostMajor || (major === mostMajor && minor <= mostMinor)
}

const isWhole = ({ flags, prefix, alternative_name, version_removed }: SimpleSupportStatement) =>
  !flags && !prefix && !alternative_name && !version_removed

/** True for a feature that each of the oldest engines has, without a flag or another name. */
function isKnownToAll({ support }: CompatStatement): boolean {
  return Object.entries(oldest).every(([browser, limit]) => {
    const said = support[browser as BrowserName]
    const statements = Array.isArray(said) ? said : said ? [said] : []
    return statements.some(
      (one) =>
        typeof one.version_added === 'string' &&
        one.version_added !== 'preview' &&
        isWhole(one) &&
        isWithin(one.version_added, limit),
    )
  })
}

/** True for a feature of the data that the oldest engines lack; false also for what the data does not know. */
export const isNewer = (feature: Identifier | undefined): boolean =>
  feature?.__compat !== undefined && !isKnownToAll(feature.__compat)

const parts = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')

/**
 * Names of web APIs and of the language: `globals`, `statics` as `Owner.name`, `methods` by name alone, as a script does not say whose
 * they are. Each says whether everything that has the name is newer than the oldest engines.
 */
export function apiNames(): Record<'globals' | 'statics' | 'methods', Map<string, boolean>> {
  const globals = new Map<string, boolean>()
  const statics = new Map<string, boolean>()
  const methods = new Map<string, boolean>()
  const put = (names: Map<string, boolean>, name: string, feature: Identifier) =>
    names.set(name, (names.get(name) ?? true) && isNewer(feature))
  for (const [owner, members] of [...parts(bcd.api), ...parts(bcd.javascript.builtins ?? {})]) {
    put(globals, owner, members)
    for (const [name, feature] of parts(members)) {
      if (!feature.__compat) continue
      const own = name.replace(/_static$/, '')
      if (own !== name) put(statics, `${owner}.${own}`, feature)
      put(methods, own, feature)
    }
  }
  return { globals, statics, methods }
}

/** The data about the syntax of the language, and about CSS. */
export const grammar: Identifier = bcd.javascript
export const css: Identifier = bcd.css
