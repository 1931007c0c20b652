import { expect, it } from 'vitest'
import config from './config.en.json' with { type: 'json' }
import { placeName } from './place-names'

const { fields } = config.config.collections.find(({ name }) => name === 'forms') ?? {}

it.each([
  ['$.name', 'Name'],
  ['$.formFields[2].explain', 'Fields 3 › Explanation'],
  ['$.formFields[0].strange', 'Fields 1 › strange'],
])('names the place %s as the form does', (path, name) => {
  expect(placeName(fields ?? [], path)).toBe(name)
})
