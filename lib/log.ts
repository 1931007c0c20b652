import pino from 'pino'
import { logLevel } from '@/lib/env'

/** The only logger: JSON lines on stdout. Never hand it field values of a form or a visitor's address (D24). */
export const log = pino({ base: null, level: logLevel(), timestamp: pino.stdTimeFunctions.isoTime })
