import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shapes } from '@/scripts/lib/studio/shapes'
import { readEditorRecord } from './read-file'
import { type EditorRecord, type FileShape, sourceKey } from './shape'
import { writeEditorRecord } from './write-file'

const all = shapes()
const shapeOf = (file: string) =>
  all.find(({ folder, extension }) =>
    [basename(dirname(file)), basename(file, `.${extension}`)].includes(folder),
  )
const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:yaml|md)$/.test(file),
)
const held = (text: string, shape: FileShape) => readEditorRecord(text, shape) as EditorRecord

const news = all.find(({ folder }) => folder === 'news') as FileShape
const forms = all.find(({ folder }) => folder === 'forms') as FileShape
const mail = all.find(({ folder }) => folder === 'mail') as FileShape
const site = all.find(({ folder }) => folder === 'site') as FileShape
const products = all.find(({ folder }) => folder === 'products') as FileShape
const services = all.find(({ folder }) => folder === 'services') as FileShape

describe('files in the studio', () => {
  it('every file of content/ is written as it was read, to the byte', () => {
    const changed = files.filter((file) => {
      const text = readFileSync(`content/${file}`, 'utf8')
      const shape = shapeOf(file) as FileShape
      return (
        writeEditorRecord(readEditorRecord(text, shape), shape, text.startsWith('#') ? text : undefined) !==
        text
      )
    })
    expect(files.length).toBeGreaterThan(100)
    expect(changed).toEqual([])
  })

  const text = `# who keeps this
id: 7
name: 'Old' # shown in the menu
examples: [401, 402]
config:
  - { id: 71, title: One }
  # the second
  - { id: 72, title: Two }
ours: kept
`
  it.each([
    ['a text', (record: EditorRecord) => ({ ...record, name: 'New' }), [["name: 'Old'", "name: 'New'"]]],
    ['a field that is cleared', ({ ours: _gone, ...record }: EditorRecord) => record, [['ours: kept\n', '']]],
    ['an emptied text', (record: EditorRecord) => ({ ...record, ours: '' }), [['ours: kept\n', '']]],
    [
      'a field that is new',
      (record: EditorRecord) => ({ ...record, desc: 'Words: more' }),
      [['ours: kept\n', "ours: kept\ndesc: 'Words: more'\n"]],
    ],
    [
      'references',
      (record: EditorRecord) => ({ ...record, examples: ['402', '403'] }),
      [['[401, 402]', '[402, 403]']],
    ],
    [
      'one item of a list',
      (record: EditorRecord) => ({
        ...record,
        config: [
          { id: 71, title: 'Uno' },
          { id: 72, title: 'Two' },
        ],
      }),
      [['title: One', 'title: Uno']],
    ],
    [
      'the first item taken away',
      (record: EditorRecord) => ({ ...record, config: [{ id: 72, title: 'Two' }] }),
      [['  - { id: 71, title: One }\n', '']],
    ],
  ] as const)('%s changes its own lines alone; comments and unknown fields stay', (_what, edit, changes) => {
    const wanted = changes.reduce((now, [from, to]) => now.replace(from, to), text)
    expect(writeEditorRecord(edit(held(text, products)), products)).toBe(wanted)
  })

  it('an item of a list that has nothing left is gone, as where the record it named was deleted', () => {
    for (const nothing of [null, {}, { id: '' }])
      expect(
        writeEditorRecord({ ...held(text, products), config: [nothing, { id: 72, title: 'Two' }] }, products),
      ).toBe(text.replace('  - { id: 71, title: One }\n', ''))
  })

  it('Markdown keeps its head when its body changes, and the other way round', () => {
    const article = '---\nid: 1\ntitle: A # title\n---\n\nOne\n\n<video src="/assets/a.mp4"></video>\n'
    const record = held(article, news)
    expect(record.content).toBe('One\n\n<video src="/assets/a.mp4"></video>')
    expect(writeEditorRecord({ ...record, content: 'Two' }, news)).toBe(
      '---\nid: 1\ntitle: A # title\n---\n\nTwo\n',
    )
    expect(writeEditorRecord({ ...record, title: 'B' }, news)).toBe(article.replace('title: A', 'title: B'))
  })

  it('a new record is written as one writes it by hand', () => {
    const record = { id: 9, title: 'A', desc: '', published: true, fixed: false, content: 'Text' }
    expect(writeEditorRecord(record, news)).toBe('---\nid: 9\ntitle: A\n---\n\nText\n')
    expect(writeEditorRecord({ ...record, published: false }, news)).toContain('published: false')
  })

  it.each([[''], [undefined]])(
    'a new record is a draft where its switch holds %j: its form was not opened in that language',
    (published) => {
      const record = { id: 9, title: 'A', published, [sourceKey]: published, content: 'Text' }
      expect(writeEditorRecord(record, news)).toBe('---\nid: 9\ntitle: A\npublished: false\n---\n\nText\n')
    },
  )

  it('tables whose alignment the editor drops stay as they stood, in a body and in a field', () => {
    const table = '| A | B |\n| --- | ---: |\n| a | 1 |'
    const article = `---\nid: 1\ntitle: A\n---\n\nOne\n\n${table}\n`
    const record = held(article, news)
    const plain = (text: unknown) => String(text).replace('---:', '---')
    expect(writeEditorRecord({ ...record, content: plain(record.content) }, news)).toBe(article)
    expect(writeEditorRecord({ ...record, content: plain(record.content).replace('One', 'Two') }, news)).toBe(
      article.replace('One', 'Two'),
    )
    const written = `id: 1\nname: A\ndescribe: |\n  One\n\n${table.replaceAll(/^/gm, '  ')}\n`
    const service = held(written, services)
    expect(writeEditorRecord({ ...service, name: 'B', describe: plain(service.describe) }, services)).toBe(
      written.replace('name: A', 'name: B'),
    )
    // Also where there was none: a field that was empty, a file that is new.
    for (const empty of [{ id: 2, name: 'C' }, held('id: 2\nname: C\n', services)])
      expect(writeEditorRecord({ ...empty, describe: '| a |\n| b |' }, services)).toContain('| --- |')
    // What the editor does not write anew is what somebody wrote.
    const form = held('id: 1\nname: A\ndesc: |\n  1. a\n  3. b\n', products)
    expect(writeEditorRecord({ ...form, desc: '1. a\n2. b' }, products)).toContain('2. b')
  })

  it('switches that are on by themselves are shown as on, and not written', () => {
    const form =
      'id: 1\nname: F\nformFields:\n  - { id: 11, name: A, type: INPUT }\n  - { id: 12, name: B, type: INPUT, required: false }\n'
    const record = held(form, forms)
    expect(record).toMatchObject({ published: true, formFields: [{ required: true }, { required: false }] })
    expect(writeEditorRecord(record, forms)).toBe(form)
  })

  it('recipients by form are a list to the editor, and keys in the file', () => {
    const written = "to: [a@b.example]\nforms:\n  '5003': { to: [c@d.example] } # events\n"
    const record = held(written, mail)
    expect(record.forms).toEqual([{ form: '5003', to: ['c@d.example'] }])
    expect(writeEditorRecord(record, mail)).toBe(written)
    const more = [...(record.forms as EditorRecord[]), { form: '5006', to: ['p@d.example'] }]
    expect(writeEditorRecord({ ...record, forms: more }, mail)).toContain("# events\n  '5006'")
    // A second row for a form adds to the first one.
    const again = [...(record.forms as EditorRecord[]), { form: '5003', to: ['q@d.example'] }]
    expect(writeEditorRecord({ ...record, forms: again }, mail)).toContain(
      "'5003': { to: [c@d.example, q@d.example] } # events\n",
    )
  })

  it('codes of interface texts keep their dots, which the editor takes for paths', () => {
    const written = 'id: 1\ndictionary:\n  home.title: A\n'
    const record = held(written, site)
    const nested = { home: { title: 'A', description: 'B' } }
    expect(writeEditorRecord({ ...record, dictionary: nested }, site)).toBe(
      `${written}  home.description: B\n`,
    )
  })

  it('numbers of other records are texts to the editor’s choices, and numbers in files', () => {
    const written = 'id: 1\nname: A\njumpBO: { formBO: { id: 5001 } }\nexamples: [401]\n'
    const record = held(written, products)
    expect(record).toMatchObject({ id: 1, jumpBO: { formBO: { id: '5001' } }, examples: ['401'] })
    const other = { ...record, jumpBO: { formBO: { id: '5002' } } }
    expect(writeEditorRecord(other, products)).toBe(written.replace('5001', '5002'))
  })

  it('times are shown to a picker, and stay as they were written until one is picked', () => {
    const written = 'id: 1\nname: A\npublishAt: today+2d 09:00\nexpireAt: 2031-03-01\n'
    const record = held(written, products)
    expect(record.publishAt).toMatch(/^\d{4}-\d{2}-\d{2} 09:00$/)
    expect(record.expireAt).toBe('2031-03-01 00:00')
    expect(writeEditorRecord(record, products)).toBe(written)
    const later = writeEditorRecord({ ...record, expireAt: '2032-01-01 10:00' }, products)
    expect(later).toBe(written.replace('2031-03-01', '2032-01-01 10:00'))
  })

  it('what is no record, or no Markdown with a head, is refused', () => {
    expect(() => readEditorRecord('just words', products)).toThrow(/record/)
    expect(() => readEditorRecord('no head', news)).toThrow(/front matter/)
  })
})
