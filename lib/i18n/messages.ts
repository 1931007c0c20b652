import cn from '@/messages/cn.json' with { type: 'json' }
import en from '@/messages/en.json' with { type: 'json' }
import type { Locale } from './locales'

export type Messages = typeof cn

/** The built-in messages per language; cn.json is the shape both must have (checked by `npm run messages:check`). */
export const messages: Record<Locale, Messages> = { cn, en }

type Tree = { [key: string]: string | Tree }

function withOverride(tree: Tree, [key = '', ...rest]: string[], text: string): Tree {
  const current = Object.hasOwn(tree, key) ? tree[key] : undefined
  if (current === undefined) return tree // unknown keys are ignored (docs/content-api.md)
  if (typeof current === 'string') return rest.length === 0 ? { ...tree, [key]: text } : tree
  return rest.length === 0 ? tree : { ...tree, [key]: withOverride(current, rest, text) }
}

/** Messages with a site dictionary's `dot.path.key` entries laid over them; unknown keys change nothing. */
export function overrideMessages(base: Messages, entries: Record<string, string>): Messages {
  return Object.entries(entries).reduce<Tree>(
    (tree, [path, text]) => withOverride(tree, path.split('.'), text),
    base,
  ) as Messages
}
