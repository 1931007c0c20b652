import { Locale } from 'opencc-js/t2cn'

type Pair = readonly [string, string]

/** The pairs of single characters of dictionaries (`後 后|鐘 钟|…`); what would take two places is left out. */
const pairsOf = (groups: readonly (readonly (string | readonly Pair[])[])[] = []): Pair[] =>
  groups
    .flat()
    .flatMap((dictionary) => (typeof dictionary === 'string' ? dictionary.split('|') : []))
    .map((pair) => pair.split(' '))
    .flatMap(([from = '', to = '']) => (from.length === 1 && to.length === 1 ? [[from, to] as const] : []))

/** Traditional characters by their simplified ones, with what Taiwan and Hong Kong write besides. */
function table() {
  const { from, to } = Locale
  const simplified = new Map(pairsOf(to.cn))
  const results = new Set(simplified.values())
  for (const [variant, usual] of [...pairsOf(from.tw), ...pairsOf(from.hk)])
    if (!simplified.has(variant) && !results.has(variant))
      simplified.set(variant, simplified.get(usual) ?? usual)
  // The table has 帐 for 帳, and who keeps books writes 账.
  for (const sign of '帳帐') simplified.set(sign, '账')
  return simplified
}

const simple = table()
const traditional = new RegExp(`[${[...simple.keys()].join('')}]`, 'g')

/** A text with simplified characters for its traditional ones, each in its place: either script finds the other. */
export const simplified = (text: string): string =>
  text.replace(traditional, (character) => simple.get(character) ?? character)
