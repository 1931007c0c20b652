import { format } from 'node:util'
import pino from 'pino'
import { logLevel } from '@/lib/env'
import { redact } from './redact'

/** Fields that hold an address, or words that came with a request: what they may say of a person is left out. */
const fromOutside = ['call', 'detail', 'href', 'page', 'path', 'source', 'src', 'url', 'what']

/** The only logger: JSON lines on stdout. Never hand it field values of a form or a visitor's network address (D24). */
export const log = pino({
  base: null,
  level: logLevel(),
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: Object.fromEntries(
    fromOutside.map((name) => [name, (value: unknown) => redact(String(value))]),
  ),
})

/** An entry of what was printed: the message may quote what a visitor wrote, the frames of its stack name our files alone. */
const printed = (said: unknown[]) => {
  const text = format(...said).trim()
  const frames = text.match(/^ +at .{1,200}/gm)
  return { detail: text.split(/\n +at /, 1)[0], stack: frames?.slice(0, 8).join('\n') }
}

/** Makes what Next and packages print entries of the log. Called before Next loads: it keeps the methods that it finds. */
export function logConsole(): void {
  console.error = (...said) => log.error(printed(said), 'printed by Next or a package')
  console.warn = (...said) => log.warn(printed(said), 'printed by Next or a package')
  console.info = (...said) => log.info(printed(said), 'printed by Next or a package')
  console.log = console.info
}
