import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResourceName } from '@/lib/contract/endpoint'
import { places } from './folders'
import { listFiles } from './library'

/** What the records belong to whose files name one of the addresses, as written or with escapes (`%20`). */
export function resourcesThatName(addresses: string[], contentDirectory: string): ResourceName[] {
  const spellings = addresses.flatMap((address) => [address, encodeURI(address)])
  const names = (file: string) => {
    try {
      const text = readFileSync(file, 'utf8')
      return spellings.some((spelling) => text.includes(spelling))
    } catch {
      return false // gone again
    }
  }
  const naming = places.filter(({ place }) => {
    const path = join(contentDirectory, place)
    return listFiles(path)?.some((name) => names(join(path, name)))
  })
  return [...new Set(naming.map(({ resource }) => resource))]
}
