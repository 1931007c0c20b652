'use client'
// First of all: the editor reads its language while it is loaded.
import './language.client'

import CMS, { type CmsConfig } from '@sveltia/cms'
import { numbersOf } from '../file/numbers'
import { readEditorRecord } from '../file/read-file'
import type { EditorRecord, FileShape } from '../file/shape'
import { writeEditorRecord } from '../file/write-file'
import { inZone, ownTime } from '../zone'
import { changedFiles } from './changed-files.client'
import { firstLanguage } from './first-language.client'
import { locale } from './language.client'
import { publishedControl } from './published-switch.client'
import { recordIdControl } from './record-id.client'

type Given = { config: CmsConfig; shapes: FileShape[]; zone: string }

const numberTaken = (id: string) =>
  locale === 'cn'
    ? `编号 ${id} 刚刚被他人使用，这条内容已改用新的编号。请再点一次“保存”。`
    : `Somebody else has used number ${id} meanwhile: this record has a new number now. Please press “Save” again.`

/** Opens the editor with the configuration that the page names; files are read and written in our own way. */
async function start() {
  const given = (await (await fetch(`/studio/config.json?lang=${locale}`)).json()) as Given
  const numbers = numbersOf()
  for (const shape of given.shapes) {
    // Of a list there is one file: its text is remembered here, a record carries its own.
    let listText: string | undefined
    CMS.registerCustomFormat(shape.format, shape.extension, {
      fromFile: (text) => {
        const held = readEditorRecord(text, shape)
        if (Array.isArray(held)) listText = text
        numbers.see(shape.folder, held)
        return held
      },
      toFile: (held: EditorRecord | unknown[]) => {
        numbers.see(shape.folder, held)
        return writeEditorRecord(held, shape, listText)
      },
    })
  }
  // Browsers hand out files in secure contexts alone.
  const changed = 'FileSystemFileHandle' in window ? changedFiles() : undefined
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
      await changed?.check(path)
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
  if (config.i18n) config.i18n.default_locale = firstLanguage()
  document.getElementById('opening')?.remove()
  await CMS.init({ config })
}

void start()
