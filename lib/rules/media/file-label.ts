import type { Resource } from '@/lib/contract/shared'
import { decoded } from '../address/decoded'

type File = Pick<Resource['files'][number], 'url' | 'type'>

/** What a file is called in a list of several: its name without extension, and its kind (PDF); undefined what the address does not tell. */
export function fileLabel({ url, type }: File): { name: string | undefined; kind: string | undefined } {
  const path = url.replace(/[?#].*$/, '').replace(/^(?:https?:)?\/\/[^/]*/i, '')
  const last = decoded(path.split('/').at(-1) ?? '').trim()
  const [, name, extension] = /^(.+)\.([a-z][a-z0-9]{1,4})$/i.exec(last) ?? []
  const declared = /^[a-z]+\/([a-z0-9]{2,5})$/i.exec(type ?? '')?.[1]
  return { name: name ?? (last || undefined), kind: (extension ?? declared)?.toUpperCase() }
}
