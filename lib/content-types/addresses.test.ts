import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'
import { recordAt, recordKinds, recordPath } from './addresses'

describe('the address of a record', () => {
  it.each(recordKinds)(
    'of %s is parsed into type and id, in any spelling',
    (folder, { typePattern, type }) => {
      const given = type ?? (typePattern && 'culture')
      const path = recordPath(folder, '7', given)
      const found = { folder, id: '7', type: given, suffix: undefined }
      expect(recordAt(path)).toEqual(found)
      expect(recordAt(path.toLowerCase())).toEqual(found)
      expect(recordAt(`${path}/preview`)).toEqual({ ...found, suffix: 'preview' })
      expect(recordAt(`${path}/preview/more`)).toBeUndefined()
      expect(recordAt(`/x${path}`)).toBeUndefined()
    },
  )

  it('is written in this folder alone', () => {
    const paths = new Set(recordKinds.map(([, { path }]) => path.slice(1)))
    const isOwn = (file: string) => file.startsWith('lib/content-types/') || file.startsWith('lib/studio/')
    const literal = new RegExp(`\`/(?:${[...paths].join('|')})(?:/news)?/\\$\\{`)
    const files = ['app', 'components', 'lib', 'server']
      .flatMap((folder) =>
        readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
          (file) => `${folder}/${file}`,
        ),
      )
      .filter((file) => /(?<!\.test|\.examples)\.tsx?$/.test(file) && !isOwn(file))
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => literal.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
  })
})
