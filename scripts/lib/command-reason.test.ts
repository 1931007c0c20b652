import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commandReason } from './command-reason'

const failure = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return commandReason(error)
  }
}

it('names a wrong path in plain words, any other failure as it is', () => {
  expect(failure('/no/such.csv')).toBe('/no/such.csv: there is no such file or folder')
  expect(failure('/')).toBe('a file is expected, and this is a folder')
  expect(commandReason(new Error('why'))).toBe('why')
})
