/** Markup that is safe to put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

export type Part = Html | string | number | undefined | null | false | readonly Part[]
/** Attributes of an element by React's names; undefined and false are left out, true is a name alone. */
export type Attributes = Record<string, string | number | boolean | undefined>

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

function write(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(write).join('')
  return part === undefined || part === null || part === false ? '' : escaped(String(part))
}

/** A template of HTML or XML in which every value is escaped but what is markup already; nothing shows for undefined and false. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + write(values[index - 1]) + string))
}

/** Attributes as HTML, a space before each: `<input${attributes({ name })}>`. */
export const attributes = (of: Attributes): Html[] =>
  Object.entries(of).flatMap(([name, value]) => {
    if (value === undefined || value === false) return []
    const written = new Html(` ${name.toLowerCase()}`)
    return value === true ? [written] : [html`${written}="${value}"`]
  })
