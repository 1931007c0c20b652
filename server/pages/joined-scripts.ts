import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The file that holds what every page asks for, and the addresses of what is in it. */
export type JoinedScripts = { address: string; parts: readonly string[] }

const written = z.object({ file: z.string(), parts: z.array(z.string()).nonempty() })
const addressOf = (name: string) => `/_next/${name}`

/** What the build in `root` has joined (`scripts/lib/join-scripts.mjs`); undefined when it has joined nothing. */
export function joinedScripts(root: string): JoinedScripts | undefined {
  try {
    const { file, parts } = written.parse(
      JSON.parse(readFileSync(join(root, '.next', 'joined-scripts.json'), 'utf8')),
    )
    return { address: addressOf(file), parts: parts.map(addressOf) }
  } catch {
    return undefined
  }
}

const script = (address: string) => `<script async="" data-src="${address}"></script>`
const placeholder = (address: string) => script(address).replace('<script', '$& type="text/plain"')

/**
 * The two places of a document that ask for scripts, asking once for the joined file instead of its parts. These stay as elements of a
 * type that no browser loads: React and Turbopack look for them by address, and load what they do not find. As they are when a part is missing.
 */
export function withJoinedScripts(
  head: string,
  end: string,
  joined?: JoinedScripts,
): [head: string, end: string] {
  const isAsked = (part: string) => head.includes(script(part)) || end.includes(script(part))
  if (!joined?.parts.every(isAsked)) return [head, end]
  const without = (html: string) =>
    joined.parts.reduce((text, part) => text.replace(script(part), placeholder(part)), html)
  return [without(head), script(joined.address) + without(end)]
}
