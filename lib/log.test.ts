import pino from 'pino'
import { expect, it, vi } from 'vitest'
import { log } from './log'

it('one line is one entry, whatever a visitor wrote into it', () => {
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym]
  if (!stream) throw new Error('the log has no stream')
  const write = vi.spyOn(stream, 'write').mockImplementation(() => undefined)
  const forged = 'x\n{"level":60,"msg":"forged"}\r\n\u2028'
  log.error({ page: forged }, 'page not answered')
  const [[line = ''] = []] = write.mock.calls
  write.mockRestore()
  expect(line.trimEnd().split(/\r|\n/)).toHaveLength(1)
  expect(JSON.parse(line)).toMatchObject({ page: forged, msg: 'page not answered' })
})
