import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright/test'

type Copied = Record<string, string>

/** Files of `content/` that the studio opens in these tests: the folders it edits, and those they refer to. */
const folders = ['products', 'news', 'cases', 'forms']

function contentFiles(): Copied {
  const names = ['cn', 'en'].flatMap((mark) => [
    `content/${mark}/site.yaml`,
    ...folders.flatMap((folder) =>
      readdirSync(`content/${mark}/${folder}`).map((name) => `content/${mark}/${folder}/${name}`),
    ),
  ])
  return Object.fromEntries(
    ['content/redirects.yaml', ...names]
      .filter((name) => statSync(name).isFile())
      .map((name) => [name, readFileSync(name, 'base64')]),
  )
}

/**
 * Puts content files into the browser's own file system, a folder like any other to scripts, and answers the editor's question
 * for a folder with it: the picker is a window of the system that no test can click. Goes to `path` and stays there. `other`: files
 * that are other than in `content/`, in base64, or not there.
 */
export async function withOwnFolder(
  page: Page,
  path: string,
  other: Record<string, string | undefined> = {},
): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(path)
  const files = { ...contentFiles(), ...other }
  await page.evaluate(async (files) => {
    const folder = async (names: string[]) => {
      let found = await navigator.storage.getDirectory()
      for (const name of names) found = await found.getDirectoryHandle(name, { create: true })
      return found
    }
    // A clone of a repository: the editor asks for one.
    await folder(['.git'])
    for (const [path, base64] of Object.entries(files)) {
      if (base64 === undefined) continue
      const names = path.split('/')
      const place = await folder(names.slice(0, -1))
      const file = await (await place.getFileHandle(names.at(-1) ?? '', { create: true })).createWritable()
      await file.write(Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0))
      await file.close()
    }
  }, files)
}

/** The text of a file of the browser's folder; with `added`, once somebody else has written that at its end. Rejects while the file is being moved. */
export const textInFolder = (page: Page, path: string, added?: string): Promise<string> =>
  page.evaluate(
    async ({ path, added }) => {
      const names = path.split('/')
      let folder = await navigator.storage.getDirectory()
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
      const handle = await folder.getFileHandle(names.at(-1) ?? '')
      const text = await (await handle.getFile()).text()
      if (added === undefined) return text
      const file = await handle.createWritable()
      await file.write(text + added)
      await file.close()
      return text + added
    },
    { path, added },
  )

/** Writes a file into the browser's folder, as somebody else would. */
export const writeFile = (page: Page, path: string, text: string): Promise<void> =>
  page.evaluate(
    async ({ path, text }) => {
      const names = path.split('/')
      let folder = await navigator.storage.getDirectory()
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name)
      const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
      const file = await handle.createWritable()
      await file.write(text)
      await file.close()
    },
    { path, text },
  )

/** Every file of the browser's folder, in base64, by its path. */
function copyOut(page: Page): Promise<Copied> {
  return page.evaluate(async () => {
    const files: Record<string, string> = {}
    const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`)
        else {
          const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer())
          // A file that is being written is empty until its last byte is there.
          if (bytes.length === 0) continue
          files[path + name] = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
        }
      }
    }
    await walk(await navigator.storage.getDirectory(), '')
    return files
  })
}

/** What the studio left in its folder, written over a copy of the whole content in `into`; the paths that are new or changed. */
export async function takeOut(page: Page, into: string): Promise<string[]> {
  const before = contentFiles()
  const after = await copyOut(page)
  cpSync('content', join(into, 'content'), { recursive: true })
  const changed = Object.keys(after).filter((path) => before[path] !== after[path])
  for (const path of changed) {
    mkdirSync(dirname(join(into, path)), { recursive: true })
    writeFileSync(join(into, path), Buffer.from(after[path] ?? '', 'base64'))
  }
  return changed.sort()
}

/** How many drafts that were not saved the studio keeps in its browser. */
export function savedDrafts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const [{ name = '' } = {}] = await indexedDB.databases()
    const database = await answer(indexedDB.open(name))
    try {
      return await answer(database.transaction('draft-backups').objectStore('draft-backups').count())
    } finally {
      database.close()
    }
  })
}
