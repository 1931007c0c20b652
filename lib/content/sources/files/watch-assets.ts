import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ResourceName } from '@/lib/contract/endpoint'
import { forgetFileVersions, knowFileVersions } from '@/lib/contract/file-version'
import { debounceBatch } from './debounce'
import { resourcesThatName } from './resources-that-name'

/** A film is written in many pieces: it counts as replaced when nothing more comes. */
const DEBOUNCE_MS = 250

/** Watches public/assets and every folder in it by `watch`, and tells what shows a file that was replaced. Returns how to stop telling. */
export function watchAssets(
  assetsDirectory: string,
  contentDirectory: string,
  watch: (path: string, listener: (name: string | null) => void) => boolean,
  onChange: (resources: ResourceName[]) => void,
): () => void {
  const changed = debounceBatch<string>(DEBOUNCE_MS, (files) => {
    // Captions are shown wherever their film is named, so their film counts as changed.
    const addresses = files.map((file) =>
      `/assets/${relative(assetsDirectory, file).replaceAll(sep, '/')}`.replace(/[^./]+\.vtt$/, ''),
    )
    const resources = resourcesThatName(addresses, contentDirectory)
    if (resources.length > 0) onChange(resources)
  })
  const watchFolder = async (path: string) => {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isDirectory()) return // a file, or gone again
    const isWatched = watch(path, (name) => {
      forgetFileVersions()
      if (name === null) return
      changed.add(join(path, name))
      void watchFolder(join(path, name))
    })
    if (isWatched) knowFileVersions(path)
    const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
    for (const entry of entries) if (entry.isDirectory()) await watchFolder(join(path, entry.name))
  }
  void watchFolder(assetsDirectory)
  return changed.stop
}
