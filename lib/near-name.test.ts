import { expect, it } from 'vitest'
import { nearName } from './near-name'

const fields = [
  'required',
  'promptText',
  'fieldOptions',
  'buttonTitle',
  'buttonLink',
  'title',
  'desc',
  'name',
  'type',
  'id',
]

it.each([
  ['isRequired', 'required'],
  ['requierd', 'required'],
  ['button_title', 'buttonTitle'],
  ['buttonTitel', 'buttonTitle'],
  ['description', 'desc'],
  ['options', 'fieldOptions'],
  ['Name', 'name'],
  ['titel', 'title'],
  ['nmae', undefined],
  ['colour', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%s means %s', (written, meant) => expect(nearName(written, fields)).toBe(meant))

it('a word of a hundred thousand signs means nothing', () =>
  expect(nearName('x'.repeat(100_000), fields)).toBeUndefined())
