import { z } from 'zod'
import { html } from '@/lib/contract/html'
import { resource } from '@/lib/contract/resource'
import { link, time } from '@/lib/contract/scalars'
import { core, isOptional, layers } from '@/lib/contract/schema'
import { isObject } from '@/lib/is-object'
import { isoDay } from '@/lib/rules/text/dates'
import { parts } from './payload-injection'

/** How records are odd, by their id: only what must be there, everything else empty, signs everywhere, or longest texts. */
const kinds = ['bare', 'empty', 'signs', 'long'] as const
type Kind = (typeof kinds)[number]
const kindAt = (number: number): Kind => kinds[number % kinds.length] ?? 'bare'

/** What follows a text, so that it stays another than its neighbours'. */
const words: Record<Kind, string> = {
  bare: 'مرحبا بالعالم 👩‍👩‍👧‍👦 \u202Eesrever\u202C e\u0301',
  empty: '100 % .. %2F %zz ?a=b&c#d ../ ;',
  signs: '</script> <b>*_~`[x](y)|# "\' $& {q} <q>{n, number}</q> \\ \u2028 &amp; <!--',
  long: `${'Überlänge'.repeat(9)} ${'一个没有尽头的名字'.repeat(9)} ${'and so on '.repeat(20)}`.trim(),
}

const today = isoDay(Date.now(), 'Asia/Shanghai')
/** Times at the borders of days, in the forms of the contract; a record ends when it begins, or at the end of that day. */
const times: Record<Kind, string | number> = {
  bare: today,
  empty: `${today} 00:00:00`,
  signs: Date.parse('2024-12-31T23:59:59+08:00'),
  long: '2024-02-29 23:59:59',
}

/** What editors paste: headings in any order, ids twice, tables without cells, paragraphs where none may be. */
const pasted = (
  id: string,
) => `<h1 id="${id}">One</h1><h5>Five</h5><h2></h2><p id="${id}" align="center">Twice<p><div><p>In</p></div></p>
<ul><p>No item</p></ul><dl><p>No term</p></dl><table></table><table><tr><td align="left">Cell<td></table><li>No list</li>
<a href="">nowhere</a><a></a><a href="#${id}"></a><img src="/assets/banners/about-pc.webp"><b><p dir="rtl">مرحبا</p></b>
<p lang="deutsch">Wort</p><time datetime="then">then</time><ol type="z" start="x"><li>1</li></ol><q>“<`

/** The type of an introduction, which its address carries. */
export const oddType = (type: string): string => `${type} 1.5 ü& 5%/?`

/** An answer as odd as its schema allows; nothing in it breaks the contract. `at`: the number that stands for its kind where it has no id. */
export function edgeCases(schema: z.ZodType, value: unknown, path: string, at: number): unknown {
  const own = layers(schema)
  const inner = core(schema)
  const name = path.split('.').at(-1)?.replace('[]', '') ?? ''
  const kind = kindAt(at)
  if (value === undefined || value === null || path === 'siteDictionary') return value
  if (inner === core(resource) || own.includes(link)) return value
  if (own.includes(time)) return name === 'endDate' ? undefined : times[kind]
  if (own.includes(html)) return kind === 'signs' ? value + pasted(name) : value
  if (inner instanceof z.ZodString) return worded(String(value), path, name, kind)
  // A bare list is a list answer's second form.
  if (inner instanceof z.ZodObject && Array.isArray(value))
    return edgeCases(dataOf(inner), value, `${path}.data`, at)
  if (inner instanceof z.ZodObject && isObject(value)) return fields(inner, value, path, at)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, place) => edgeCases(inner.element as z.ZodType, item, `${path}[]`, at + place))
  return value
}

const dataOf = (list: z.ZodObject) => list.shape.data as z.ZodType

/** The sub-menus find their place by title, which is a navigation item's name. */
function worded(text: string, path: string, name: string, kind: Kind): string {
  if (/^introductions?(?:\.data\[\])?\.type$/.test(path)) return oddType(text)
  return parts.has(name) || path === 'topHeader.data[].title' ? text : `${text} ${words[kind]}`
}

/** A record's kind follows its id, so that lists and its own page agree. */
function fields(schema: z.ZodObject, value: Record<string, unknown>, path: string, at: number) {
  const { id } = value
  const number = typeof id === 'number' ? id + Math.floor(id / 100_000_000) : at
  const kind = kindAt(number)
  const changed: Record<string, unknown> = { ...value }
  for (const [name, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    // Without it an item of a menu would name a record by its number.
    if (name === 'pageAddress') continue
    if (!isOptional(field) || name === 'id' || name === 'total')
      changed[name] = edgeCases(field, value[name], `${path}.${name}`, number)
    else if (kind === 'bare') delete changed[name]
    else if (kind === 'empty') changed[name] = emptied(field)
    else changed[name] = edgeCases(field, value[name], `${path}.${name}`, number)
  }
  return changed
}

/** What an editor's empty field is on the wire; where the contract has nothing empty, null. */
function emptied(field: z.ZodType): unknown {
  const inner = core(field)
  if (inner === core(resource)) return { files: [] }
  if (inner instanceof z.ZodArray) return []
  return inner instanceof z.ZodString && !layers(field).includes(link) ? '' : null
}
