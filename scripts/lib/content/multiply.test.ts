import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContent } from '@/lib/content/sources/files/check'
import { readRecord } from '@/lib/content/sources/files/parse-file'
import { multiply } from './multiply'

const directory = mkdtempSync(join(tmpdir(), 'multiply-'))
const into = join(directory, 'twice')
const now = Date.parse('2026-11-21T04:00:00Z')
const names = (folder: string) => readdirSync(join(into, folder))
const record = (folder: string, id: number) => {
  const name = names(folder).find((file) => file.startsWith(`${id}-`)) ?? ''
  return readRecord(join(into, folder, name)).record
}
const second = (id: number) => id + 1_000_000_000

beforeAll(() => void multiply({ contentDirectory: 'content', into, times: 2 }))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('the records twice over', () => {
  it('pass content:check as the demo does', () => {
    const found = checkContent({
      contentDirectory: into,
      publicDirectory: 'public',
      zone: 'Asia/Shanghai',
      now,
    })
    expect(found.filter(({ isNote }) => !isNote)).toEqual([])
  }, 180_000)

  it.each(['cn', 'en'])('%s: every record has an id, a title and a file name of its own', (mark) => {
    for (const [folder, title] of [
      ['cases', 'title'],
      ['news', 'title'],
      ['activities', 'activityName'],
    ] as const) {
      const files = names(`${mark}/${folder}`)
      expect(files).toHaveLength(readdirSync(join('content', mark, folder)).length * 2)
      const records = files.map((name) => readRecord(join(into, mark, folder, name)).record)
      expect(new Set(records.map((item) => item?.id)).size).toBe(files.length)
      expect(new Set(records.map((item) => item?.[title])).size).toBe(files.length)
    }
  })

  it('a copy refers to records of its own copy, in fields, forms and texts', () => {
    expect(record('cn/cases', second(401))).toMatchObject({
      industry: second(201),
      jumpBO: { formBO: { id: second(5001) } },
      coverMaterial: '/assets/covers/case-401.cn.webp',
    })
    const before = JSON.stringify(record('cn/solutions', 301))
    const links = [...before.matchAll(/"(?:href=\\")?\/(?:product|case-detail)\/(\d+)/g)]
    const after = JSON.stringify(record('cn/solutions', second(301)))
    for (const [whole = '', id = ''] of links)
      expect(after).toContain(whole.replace(id, String(second(Number(id)))))
    expect(record('cn/introductions', second(903))).toMatchObject({ type: 'history-b' })
  })

  it('no copy stands in a carousel, and the menus are those of the demo', () => {
    expect(record('cn/activities', second(603))).toMatchObject({ fixed: false })
    expect(names('cn/navigation')).toEqual(readdirSync('content/cn/navigation'))
  })

  it('writes over nothing', () => {
    expect(() => multiply({ contentDirectory: 'content', into, times: 2 })).toThrow('not empty')
    expect(() => multiply({ contentDirectory: 'content', into: join(directory, 'x'), times: 0 })).toThrow(
      'how many',
    )
  })
})
