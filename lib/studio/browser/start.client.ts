'use client'
// First of all: the editor reads its language while it is loaded.
import './language.client'

import CMS, { type CmsConfig } from '@sveltia/cms'
import { numbersOf } from '../file/numbers'
import { readEditorRecord } from '../file/read-file'
import { type EditorRecord, type FileShape, sourceKey } from '../file/shape'
import { writeEditorRecord } from '../file/write-file'
import { inZone, ownTime } from '../zone'
import { changedFiles, uploadsIn } from './changed-files.client'
import { firstLanguage, withoutFailed } from './first-language.client'
import { locale } from './language.client'
import { publishedControl } from './published-switch.client'
import { recordIdControl } from './record-id.client'

type Given = { config: CmsConfig; shapes: FileShape[]; zone: string }

const numberTaken = (id: string) =>
  locale === 'cn'
    ? `编号 ${id} 刚刚被他人使用，这条内容已改用新的编号。请再点一次“保存”。`
    : `Somebody else has used number ${id} meanwhile: this record has a new number now. Please press “Save” again.`

const pictureTaken = (path: string) =>
  locale === 'cn'
    ? `他人刚刚上传了同名文件 ${path}。请先移除这张图片并保存，再把您的文件改名后重新选择。`
    : `Somebody else has uploaded a file named ${path} meanwhile. Please remove the picture and save, then choose yours again under another name.`

/** The texts of the files that a record was made of, one in each language. */
const sourcesIn = (record: string): string[] => {
  const found: string[] = []
  JSON.parse(record, (key, value) => {
    if (key === sourceKey && value) found.push(value)
    return value
  })
  return found
}

/** Opens the editor with the configuration that the page names; files are read and written in our own way. */
async function start() {
  const given = (await (await fetch(`/studio/config.json?lang=${locale}`)).json()) as Given
  const numbers = numbersOf()
  // Browsers hand out files in secure contexts alone.
  const changed = 'FileSystemFileHandle' in window ? changedFiles() : undefined
  for (const shape of given.shapes) {
    // Of a list there is one file: its text is remembered here, a record carries its own.
    let listText: string | undefined
    CMS.registerCustomFormat(shape.format, shape.extension, {
      fromFile: (text) => {
        changed?.see(text)
        const held = readEditorRecord(text, shape)
        if (Array.isArray(held)) listText = text
        numbers.see(shape.folder, held)
        return held
      },
      toFile: (held: EditorRecord | unknown[]) => {
        numbers.see(shape.folder, held)
        const text = writeEditorRecord(held, shape, listText)
        changed?.saved(Array.isArray(held) ? '' : String(held[sourceKey] ?? ''), text)
        return text
      },
    })
  }
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const path = String(entry.get('path'))
      const [, folder = '', id] = /([^/]+)\/(\d+)\.\w+$/.exec(path) ?? []
      // A new record whose number others have taken is given another one, and is then saved beside theirs.
      if (id && entry.get('newRecord') && (await changed?.isTaken(path))) {
        numbers.taken(folder, Number(id))
        throw new Error('saving_failed', { cause: new Error(numberTaken(id)) })
      }
      const record = JSON.stringify(entry)
      for (const upload of uploadsIn(record))
        if (await changed?.isTaken(upload))
          throw new Error('saving_failed', { cause: new Error(pictureTaken(upload)) })
      await changed?.check(path, sourcesIn(record))
    },
  })
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => changed?.accept(String(entry.get('path'))),
  })
  const look = async (folder: string) => {
    const highest = await changed?.highestNumber(folder)
    if (highest) numbers.taken(folder, highest)
  }
  CMS.registerFieldType('record-id', recordIdControl(numbers, look))
  CMS.registerFieldType('source', () => null)
  const { control } = CMS.getFieldType('boolean') ?? {}
  if (control) CMS.registerFieldType('published', publishedControl(control))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const config = inZone(given.config, given.zone, ownTime(given.zone, timeZone, locale))
  const first = firstLanguage()
  if (config.i18n) config.i18n.default_locale = first
  if (first !== locale) await withoutFailed(locale).catch(() => undefined)
  document.getElementById('opening')?.remove()
  await CMS.init({ config })
}

void start()
