'use client'

/**
 * Remembers when each content file that the editor reads was written: in a folder of one's own the editor looks at none again, and
 * would save over what others wrote meanwhile. `check` throws what opens the editor's own question about that, once for each change.
 */
export function changedFiles() {
  const seen = new Map<FileSystemFileHandle, number>()
  const { getFile } = FileSystemFileHandle.prototype
  FileSystemFileHandle.prototype.getFile = async function () {
    const file = await getFile.call(this)
    if (/\.(?:md|yaml)$/.test(file.name)) seen.set(this, file.lastModified)
    return file
  }
  /** True when a file of this name was written since: a record has one in each language, saved together. What is found counts as seen. */
  const look = async (path: string) => {
    let isChanged = false
    for (const [handle, at] of seen) {
      if (handle.name !== path.split('/').at(-1)) continue
      const now = (await getFile.call(handle).catch(() => undefined))?.lastModified ?? 0
      isChanged ||= now !== at
      seen.set(handle, now)
    }
    return isChanged
  }
  return {
    async check(path: string) {
      if (await look(path)) throw new Error('save_conflict', { cause: { type: 'modified', entry: {} } })
    },
    /** What the editor has just written itself is none of others. */
    async accept(path: string) {
      await look(path)
    },
  }
}
