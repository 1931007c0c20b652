import pino from 'pino'
import { expect, it, vi } from 'vitest'
import { log, logConsole } from './log'

/** The line that is written by `writes`, or of an entry. */
function lineOf(writes: Record<string, string> | (() => void)): string {
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym]
  if (!stream) throw new Error('the log has no stream')
  const write = vi.spyOn(stream, 'write').mockImplementation(() => undefined)
  if (typeof writes === 'function') writes()
  else log.error(writes, 'page not answered')
  const [[line = ''] = []] = write.mock.calls
  write.mockRestore()
  return line
}

it('one line is one entry, whatever a visitor wrote into it', () => {
  const forged = 'x\n{"level":60,"msg":"forged"}\r\n\u2028'
  const line = lineOf({ reason: forged })
  expect(line.trimEnd().split(/\r|\n/)).toHaveLength(1)
  expect(JSON.parse(line)).toMatchObject({ reason: forged, msg: 'page not answered' })
})

it.each(['call', 'detail', 'href', 'page', 'path', 'source', 'src', 'url', 'what'])(
  'an address or what a visitor wrote names nobody: %s',
  (field) => {
    const line = lineOf({ [field]: 'https://a.example/li@example.com/13800138000?name=Li&signature=1#lei' })
    expect(JSON.parse(line)).toMatchObject({ [field]: 'https://a.example/…/#' })
  },
)

it('what Next prints of an error is one entry: where it happened, without what a visitor wrote', () => {
  const { console: replaced } = globalThis
  const methods = { ...replaced }
  logConsole()
  const line = lineOf(() => replaced.error(' ⨯', new Error('no page for "Li"\nof li@example.com')))
  Object.assign(replaced, methods)
  const { level, msg, detail, stack } = JSON.parse(line)
  expect({ level, msg }).toEqual({ level: 50, msg: 'printed by Next or a package' })
  expect(detail).toMatch(/^⨯ Error: no page for "…"\nof …/)
  expect(stack).toContain('log.test.ts')
  expect(line.trimEnd()).not.toContain('\n')
})
