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
    handler: ({ entry }) => changed?.check(String(entry.get('path'))),
  })
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => changed?.accept(String(entry.get('path'))),
  })
  CMS.registerFieldType('record-id', recordIdControl(numbers))
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
