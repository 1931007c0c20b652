import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Static blocks, which the minifier makes of static fields whatever browsers are asked for, are made fields again: Safari before 16.4 and
 * Chromium before 94 would read no line of their file. `npm run browsers:check` fails where one of another form is left.
 */
export function lowerScripts(dist) {
  const folder = join(dist, 'static', 'chunks')
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const lowered = text.replace(/\bstatic\{this\.(\w+)=([\w$.]+)\}/g, 'static $1=$2;')
    if (lowered !== text) writeFileSync(file, lowered)
  }
}
