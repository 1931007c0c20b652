import pino from 'pino'
import { expect, it, vi } from 'vitest'
import { log } from './log'

/** The line that an entry is written as. */
function lineOf(entry: Record<string, string>): string {
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym]
  if (!stream) throw new Error('the log has no stream')
  const write = vi.spyOn(stream, 'write').mockImplementation(() => undefined)
  log.error(entry, 'page not answered')
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
