import { describe, expect, it } from 'vitest'
import { parseEnv } from './env'

const problems = (CONTENT_API_URL: string) => {
  const result = parseEnv({ CONTENT_API_URL })
  return 'problems' in result ? result.problems : []
}

describe('CONTENT_API_URL: the calls lie under /api/internal of it (D33)', () => {
  it.each([
    'http://cms.internal:8080/api/internal',
    'http://cms.internal:8080/api/internal/',
    'http://cms.internal/gateway/api/internal/site',
    'http://cms.internal/API/Internal',
    'http://cms.internal?site=1',
    'http://cms.internal/#content',
    'http://cms.internal:99999',
    'cms.internal',
  ])('%s will not do, and one line says so', (url) => {
    const [line, ...more] = problems(url)
    expect(line).toMatch(/^CONTENT_API_URL: must be /)
    expect(more).toEqual([])
  })

  it.each(['http://cms.internal:8080', 'https://cms.example.com/', 'https://api.example.com/gateway'])(
    '%s will',
    (url) => {
      expect(problems(url)).toEqual([])
    },
  )
})
