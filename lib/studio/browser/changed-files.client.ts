'use client'

/**
 * Remembers when each content file that the editor reads was written: in a folder of one's own the editor looks at none again, and
 * would save over what others wrote meanwhile, a new record over another of its number too. `check` throws what opens the editor's own
 * question about that, once for each change.
 */
export function changedFiles() {
  const seen = new Map<FileSystemFileHandle, number>()
  const folders = new Set<FileSystemDirectoryHandle>()
  const { entries } = FileSystemDirectoryHandle.prototype
  FileSystemDirectoryHandle.prototype.entries = function () {
    folders.add(this)
    return entries.call(this)
  }
  const { getFile } = FileSystemFileHandle.prototype
  FileSystemFileHandle.prototype.getFile = async function () {
    const file = await getFile.call(this)
    if (/\.(?:md|yaml)$/.test(file.name)) seen.set(this, file.lastModified)
    return file
  }
  /** What became of the files of this name since: a record has one in each language, saved together. What is found counts as seen. */
  const look = async (path: string) => {
    let change: 'modified' | 'deleted' | undefined
    for (const [handle, at] of seen) {
      if (handle.name !== path.split('/').at(-1)) continue
      const now = (await getFile.call(handle).catch(() => undefined))?.lastModified ?? 0
      if (now !== at) change = now ? 'modified' : 'deleted'
      seen.set(handle, now)
    }
    return change
  }
  /** True when a file of this name has come since, in the folder of either language. What is found counts as seen. */
  const lookForNew = async (path: string) => {
    const [folder = '', name = ''] = path.split('/').slice(-2)
    let isNew = false
    for (const held of folders) {
      const handle = held.name === folder && (await held.getFileHandle(name).catch(() => undefined))
      if (!handle) continue
      const known = [...seen.keys()].filter((other) => other.name === name)
      if ((await Promise.all(known.map((other) => other.isSameEntry(handle)))).includes(true)) continue
      seen.set(handle, (await getFile.call(handle)).lastModified)
      isNew = true
    }
    return isNew
  }
  return {
    async check(path: string) {
      const [change, isNew] = [await look(path), await lookForNew(path)]
      const type = isNew ? 'modified' : change
      if (type) throw new Error('save_conflict', { cause: { type, entry: {} } })
    },
    /** What the editor has just written itself is none of others. */
    async accept(path: string) {
      await look(path)
    },
  }
}
