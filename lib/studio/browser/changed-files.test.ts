import { beforeEach, expect, it, vi } from 'vitest'

/** A folder as browsers hand it out: each time by a handle of its own. */
type Stored = { data: string; at: number }
let stored: Record<string, Stored>
/** Each test has prototypes of its own to change. */
let File: typeof FileHandle

class FileHandle {
  name: string
  constructor(private path: string) {
    this.name = path.split('/').at(-1) ?? ''
  }
  async getFile() {
    const { data, at } = stored[this.path] ?? { data: '', at: 0 }
    return { name: this.name, size: data.length, lastModified: at }
  }
  async isSameEntry(other: FileHandle) {
    return other.path === this.path
  }
  async createWritable() {}
  async move(folder: FolderHandle, name: string) {
    const to = `${folder.name}/${name}`
    const { [this.path]: own, ...others } = stored
    stored = { ...others, ...(own && { [to]: own }) }
    this.path = to
    this.name = name
  }
}
class FolderHandle {
  constructor(public name: string) {}
  async *entries() {
    for (const path of Object.keys(stored))
      if (path.startsWith(`${this.name}/`)) yield [path, new File(path)] as const
  }
  async getFileHandle(name: string) {
    const path = `${this.name}/${name}`
    if (!stored[path]) throw new Error('NotFoundError')
    return new File(path)
  }
}

const storage = new Map<string, string>()

async function opened() {
  class Folder extends FolderHandle {}
  File = class extends FileHandle {}
  vi.stubGlobal('FileSystemDirectoryHandle', Folder)
  vi.stubGlobal('FileSystemFileHandle', File)
  vi.stubGlobal('document', { addEventListener: () => {} })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
  })
  const { changedFiles } = await import('./changed-files.client')
  const changed = changedFiles()
  for (const name of ['products', 'uploads'])
    for await (const [, handle] of new Folder(name).entries()) await handle.getFile()
  return changed
}

beforeEach(() => {
  stored = { 'products/1.yaml': { data: 'id: 1', at: 1 }, 'uploads/a.png': { data: 'a', at: 1 } }
})

it('a file that others uploaded since is not written over, one that was there or was written here may be', async () => {
  const changed = await opened()
  stored['uploads/hero.jpg'] = { data: 'theirs', at: 2 }
  expect([await changed.isTaken('uploads/a.png'), await changed.isTaken('uploads/new.png')]).toEqual([
    false,
    false,
  ])
  expect(await changed.isTaken('uploads/hero.jpg')).toBe(true)
  const write = async (name: string) => {
    const file = new File('uploads/.part')
    await file.createWritable()
    stored['uploads/.part'] = { data: 'own', at: 3 }
    await file.move(new FolderHandle('uploads'), name)
  }
  await expect(write('hero.jpg')).rejects.toThrow('hero.jpg')
  for (const name of ['a.png', 'new.png']) await write(name)
  expect(await changed.isTaken('uploads/new.png')).toBe(false)
})

it('a draft that was made of another text than this session has read is asked about', async () => {
  const changed = await opened()
  changed.see('id: 1')
  await changed.check('products/1.yaml', ['id: 1'])
  await expect(changed.check('products/1.yaml', ['id: 1', 'id: 1 # older'])).rejects.toThrow('save_conflict')
})

it('a draft of a record that was saved here before it is none of another text, until others change the file', async () => {
  const before = await opened()
  before.see('id: 1')
  before.saved('id: 1', 'id: 1 # one')
  before.saved('id: 1', 'id: 1 # two')
  const changed = await opened()
  changed.see('id: 1 # two')
  await changed.check('products/1.yaml', ['id: 1'])
  const later = await opened()
  later.see('id: 1 # theirs')
  await expect(later.check('products/1.yaml', ['id: 1'])).rejects.toThrow('save_conflict')
})
