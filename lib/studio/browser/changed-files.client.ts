'use client'

/** What the browsers have that the types have not yet. */
type Movable = { move?: (...to: [FileSystemDirectoryHandle, string] | [string]) => Promise<void> }
type Change = { handle: FileSystemFileHandle; now: number; type: 'modified' | 'deleted' }

const isContent = (name: string) => /\.(?:md|yaml)$/.test(name)

/** An address as a name; one that is no encoding stays. */
function written(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Names of the uploaded files that a record shows. */
export const uploadsIn = (record: string): string[] =>
  [...record.matchAll(/\/assets\/(uploads\/[^"\s()\\]+)/g)].map(([, path = '']) => written(path))

/** Where it stands what became of the texts of files by saving them here, and how many of these are kept. */
const SAVED = 'studio-saved'
const MOST_SAVED = 500

/** A text in short: the same for the same. */
function short(text: string): string {
  let sum = 0
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0
  return `${text.length} ${sum}`
}

const savedTexts = (): [from: string, to: string][] => JSON.parse(localStorage.getItem(SAVED) ?? '[]')

/**
 * Remembers when each file that the editor reads was written: in a folder of one's own the editor looks at none again, and would save
 * over what others wrote meanwhile, a new record over another of its number and a picture over another of its name too. `check` throws
 * what opens the editor's own question about that, until it is answered.
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
    seen.set(this, file.lastModified)
    return file
  }
  const { createWritable } = FileSystemFileHandle.prototype
  FileSystemFileHandle.prototype.createWritable = function (options) {
    if (!isContent(this.name)) seen.set(this, 0)
    return createWritable.call(this, options)
  }
  // Chrome writes a file under another name and moves it to its own.
  const files = FileSystemFileHandle.prototype as Movable
  const { move } = files
  if (move)
    files.move = async function (this: FileSystemFileHandle, ...to) {
      const [folder, name = ''] = to
      if (typeof folder === 'object' && !isContent(name)) {
        const there = await folder.getFileHandle(name).catch(() => undefined)
        if (there && !(await isKnown(there))) throw new Error(`others have uploaded ${name} meanwhile`)
      }
      await move.apply(this, to)
      if (!isContent(this.name)) seen.set(this, 0)
    }
  const isKnown = async (handle: FileSystemFileHandle) => {
    const known = [...seen.keys()].filter(({ name }) => name === handle.name)
    return (await Promise.all(known.map((other) => other.isSameEntry(handle)))).includes(true)
  }
  /** What became of the files of this name since: a record has one in each language, saved together. */
  const changes = async (path: string) => {
    const found: Change[] = []
    for (const [handle, at] of seen) {
      if (handle.name !== path.split('/').at(-1)) continue
      const now = (await getFile.call(handle).catch(() => undefined))?.lastModified ?? 0
      if (now !== at) found.push({ handle, now, type: now ? 'modified' : 'deleted' })
    }
    return [...found, ...(await newFiles(path))]
  }
  /** Files of this name that have come since, in the folder of either language. */
  const newFiles = async (path: string) => {
    const [folder = '', name = ''] = path.split('/').slice(-2)
    const found: Change[] = []
    for (const held of folders) {
      const handle = held.name === folder && (await held.getFileHandle(name).catch(() => undefined))
      if (!handle) continue
      if (await isKnown(handle)) continue
      found.push({ handle, now: (await getFile.call(handle)).lastModified, type: 'modified' })
    }
    return found
  }
  const note = (found: Change[]) => {
    for (const { handle, now } of found) seen.set(handle, now)
  }
  // Texts that files had in this session, in short: a draft of an earlier one may be made of another.
  const texts = new Set<string>()
  /** True for a text of this session, and for one that became such a text by saving it here: the editor's drafts know the text before. */
  const isCurrent = (text: string) => {
    const became = new Set([short(text)])
    for (const [from, to] of savedTexts()) if (became.has(from)) became.add(to)
    return [...became].some((key) => texts.has(key))
  }
  // Whoever cancels the question is asked again: only a save that was pressed in it is its answer.
  let isAnswered = false
  const press = ({ type, target }: Event) => {
    isAnswered =
      type === 'click' && target instanceof Element && target.closest('[role=alertdialog]') !== null
  }
  for (const type of ['click', 'keydown']) document.addEventListener(type, press, true)
  return {
    /** True when others have written a file of this name since the folder was read. */
    isTaken: async (path: string) => (await newFiles(path)).length > 0,
    /** The highest number that a file of a folder has by now, in either language; 0 for none. */
    async highestNumber(folder: string) {
      let highest = 0
      for (const held of folders)
        if (held.name === folder)
          for await (const [name] of entries.call(held))
            highest = Math.max(highest, Number.parseInt(name, 10) || 0)
      return highest
    },
    /** Remembers the text that a file has. */
    see: (text: string) => texts.add(short(text)),
    /** Remembers the text that a file gets instead of another. */
    saved(from: string, text: string) {
      texts.add(short(text))
      const pairs = [...savedTexts(), [short(from), short(text)]].slice(-MOST_SAVED)
      localStorage.setItem(SAVED, JSON.stringify(pairs))
    },
    /** `sources`: the texts that the record was made of. */
    async check(path: string, sources: string[]) {
      const found = await changes(path)
      const isOlder = !sources.every(isCurrent)
      const type = isOlder
        ? 'modified'
        : (found.find((one) => one.type === 'modified')?.type ?? found[0]?.type)
      if (type && !isAnswered) throw new Error('save_conflict', { cause: { type, entry: {} } })
      note(found)
    },
    /** What the editor has just written itself is none of others. */
    async accept(path: string) {
      note(await changes(path))
    },
  }
}
