import { expect, it, vi } from 'vitest'
import config from './config.en.json' with { type: 'json' }
import { placeName, studioNames } from './place-names'

vi.mock('./files', () => ({ studioText: () => Promise.reject(new Error('ENOENT')) }))

const { fields } = config.config.collections.find(({ name }) => name === 'forms') ?? {}

it.each([
  ['$.name', 'Name'],
  ['$.formFields[2].explain', 'Fields 3 › Explanation'],
  ['$.formFields[0].strange', 'Fields 1 › strange'],
])('names the place %s as the form does', (path, name) => {
  expect(placeName(fields ?? [], path)).toBe(name)
})

it('names places as they are written where the studio was not built', async () => {
  const { placeOf, folderOf } = await studioNames('en')
  expect(placeOf({ folder: 'forms', file: 'en/forms/1.yaml' }, '$.formFields[2].name')).toBe(
    'formFields 3 › name',
  )
  expect(folderOf('forms')).toBe('forms')
})

it('says a name once where a group and its field have the same', () => {
  const form = [{ name: 'formBO', label: 'Form', fields: [{ name: 'id', label: 'Form' }] }]
  expect(placeName(form, '$.formBO.id')).toBe('Form')
})
