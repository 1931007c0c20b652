import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { getMailSettings } from './mail'
import { copiesSaved, enableCopies } from './sources/files/last-good'
import { closeLibrary, rereadLibrary } from './sources/files/library'

const directory = mkdtempSync(join(tmpdir(), 'northbay-mail-'))
vi.stubEnv('CONTENT_DIR', join(directory, 'content'))
vi.stubEnv('DATA_DIR', join(directory, 'data'))
afterAll(() => {
  closeLibrary()
  enableCopies(false)
  rmSync(directory, { recursive: true, force: true })
})

const write = (text: string) => {
  mkdirSync(join(directory, 'content/cn'), { recursive: true })
  writeFileSync(join(directory, 'content/cn/mail.yaml'), text)
  rereadLibrary()
}

it('a mail.yaml that is wrong leaves the last good one, over restarts too; none is empty', async () => {
  enableCopies()
  expect(getMailSettings('cn')).toEqual({})
  write('to: [sales@a.example]\n')
  expect(getMailSettings('cn')).toEqual({ to: ['sales@a.example'] })
  await copiesSaved()
  for (const text of ['to: [broken\n', 'to: nobody\n', 'to: [no address]\n']) {
    write(text)
    expect(getMailSettings('cn'), text).toEqual({ to: ['sales@a.example'] })
  }
  closeLibrary() // as a restart
  expect(getMailSettings('cn')).toEqual({ to: ['sales@a.example'] })
})
