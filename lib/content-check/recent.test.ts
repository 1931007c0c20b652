import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { rereadLibrary } from '@/lib/content/sources/files/library'
import { parseEnv } from '@/lib/env'
import { contentFindings } from './findings'
import { recentFindings } from './recent'

const directory = mkdtempSync(join(tmpdir(), 'checked-'))
for (const name of ['cn/site.yaml', 'cn/footer.yaml', 'cn/products/1001-procure.yaml', 'cn/pages/privacy.md'])
  cpSync(join('content', name), join(directory, name), { recursive: true })
mkdirSync(join(directory, 'en'))
afterAll(() => rmSync(directory, { recursive: true }))
const read = parseEnv({ CONTENT_DIR: directory })
if (!('env' in read)) throw new Error('wrong settings')
const settings = read.env

it('the desk finds what the terminal finds, by one check for all who ask, until a record changes', async () => {
  const [one, other] = await Promise.all([recentFindings(settings, 'a'), recentFindings(settings, 'a')])
  expect(one.last?.findings).toEqual(contentFindings(settings))
  expect(one.last?.findings.length).toBeGreaterThan(5)
  expect(other.last).toBe(one.last)
  expect((await recentFindings(settings, 'a')).last).toBe(one.last)
  writeFileSync(join(directory, 'cn/products/2.yaml'), 'id: 2\n\nnam: x\n')
  rereadLibrary()
  const { last, isRunning } = await recentFindings(settings, 'b')
  expect(isRunning).toBe(false)
  expect(last?.findings).toContainEqual(
    expect.objectContaining({
      file: expect.stringContaining('2.yaml'),
      line: 3,
      path: '$.nam',
      isNote: false,
    }),
  )
})
