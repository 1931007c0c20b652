import { createTranslator } from 'next-intl'
import { type Locale, localeConfigs } from './locales'
import { messages } from './messages'

/** A name as a message text that shows exactly this name: its braces, angle brackets and apostrophes are escaped. */
export function literalText(name: string): string {
  return name.replaceAll("'", "''").replace(/[{}<>]+/g, "'$&'")
}

/** The built-in text of a dot path; undefined when there is none. */
function builtIn(locale: Locale, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (tree, key) =>
        tree !== null && typeof tree === 'object' && Object.hasOwn(tree, key)
          ? Reflect.get(tree, key)
          : undefined,
      messages[locale],
    )
  return typeof found === 'string' ? found : undefined
}

/** True when the text can be shown where the built-in one is: it parses, and asks for no argument that the page does not give. */
function isUsable(locale: Locale, text: string, replaced: string): boolean {
  if (!/[{}<']/.test(text)) return true
  const args = [...replaced.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => [name, 1] as const)
  const tags = [...replaced.matchAll(/<(\w+)>/g)].map(
    ([, name = '']) => [name, (chunks: string) => chunks] as const,
  )
  let isBroken = false
  const t = createTranslator<{ text: string }, never>({
    locale: localeConfigs[locale].bcp47,
    messages: { text },
    onError: () => {
      isBroken = true
    },
  })
  t.markup('text', Object.fromEntries<number | ((chunks: string) => string)>([...args, ...tags]) as never)
  return !isBroken
}

/** A site dictionary's texts that can stand in for built-in ones; the others would show as keys (docs/content-api.md). */
export function usableTexts(
  locale: Locale,
  entries: Record<string, string>,
): { texts: Record<string, string>; broken: string[]; unknown: string[] } {
  const texts: Record<string, string> = {}
  const broken: string[] = []
  const unknown: string[] = []
  for (const [path, text] of Object.entries(entries)) {
    const replaced = builtIn(locale, path)
    if (replaced === undefined) unknown.push(path)
    else if (isUsable(locale, text, replaced)) texts[path] = text
    else broken.push(path)
  }
  return { texts, broken, unknown }
}
