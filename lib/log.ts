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
