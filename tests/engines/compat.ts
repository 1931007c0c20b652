import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { root } from '@/scripts/lib/run.mjs'

/** The oldest browsers in which everything works, as package.json says to the build; below them pages are readable. */
export const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  browserslist: string[]
}
const oldest = Object.fromEntries(
  browserslist.map((line): [string, string] => {
    const [browser = '', version = ''] = line.split(' >= ')
    return [browser === 'ios_saf' ? 'safari_ios' : browser, version]
  }),
)

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

/** What the data says of the parts of a feature. */
export const parts = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')

/**
 * Names of web APIs and of the language, each with whether all that has it is newer than the oldest engines: `globals` (members of the
 * window among them), `statics` as `Owner.name`, and `methods` by name alone, as a script does not say whose they are; `ofLanguage` are names of members that are no web API's alone.
 */
export function apiNames() {
  const globals = new Map<string, boolean>()
  const statics = new Map<string, boolean>()
  const methods = new Map<string, boolean>()
  const put = (names: Map<string, boolean>, name: string, feature: Identifier) =>
    names.set(name, (names.get(name) ?? true) && isNewer(feature))
  const builtins = parts(bcd.javascript.builtins ?? {})
  // What stands in `Intl` has members of its own.
  const language = [...builtins, ...builtins.flatMap(([, members]) => parts(members))]
  const scopes = ['Window', 'WorkerGlobalScope'].flatMap((scope) => parts(bcd.api[scope] ?? {}))
  for (const [name, feature] of [...parts(bcd.api), ...builtins, ...scopes])
    for (const kind of [globals, methods]) put(kind, name, feature)
  for (const [owner, members] of [...parts(bcd.api), ...language])
    for (const [name, feature] of parts(members)) {
      if (!feature.__compat) continue
      const own = name.replace(/_static$/, '')
      const isStatic = own !== name || !(owner in bcd.api)
      if (isStatic) put(statics, `${owner}.${own}`, feature)
      // An owner may have another name where it is used (`self.URL`).
      if (own === name || !isNewer(feature)) put(methods, own, feature)
    }
  return {
    globals,
    statics,
    methods,
    ofLanguage: new Set(language.flatMap(([, members]) => Object.keys(members))),
  }
}

/** The data about the syntax of the language, and about CSS. */
export const grammar: Identifier = bcd.javascript
const { operators, classes } = grammar
/** Editions of the language, each with what its grammar is known by. */
const editions = [
  [2020, operators?.optional_chaining],
  [2021, operators?.logical_or_assignment],
  [2022, classes?.private_class_fields],
  [2023, grammar.grammar?.hashbang_comments],
  [2024, bcd.javascript.builtins?.RegExp?.unicodeSets],
  [2025, grammar.regular_expressions?.modifier],
] as const
const firstNewer = editions.findIndex(([, feature]) => isNewer(feature))
/** The newest edition whose grammar all of the oldest browsers read; what they lack of it stands in script-features.ts. */
export const edition = editions.at(firstNewer < 0 ? -1 : Math.max(0, firstNewer - 1))?.[0] ?? 2020
export const css: Identifier = bcd.css
