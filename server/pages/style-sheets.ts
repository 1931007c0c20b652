import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { log } from '@/lib/log'
import { readStyleSheet, type StyleSheet } from './used-css'

/** The style sheet at an address of this build; undefined when there is none that can be read. */
export type StyleSheets = (address: string) => StyleSheet | undefined

/** The style sheets of the build in `root`, each read once. */
export function styleSheets(root: string): StyleSheets {
  const known = new Map<string, StyleSheet | undefined>()
  return (address) => {
    if (!known.has(address)) known.set(address, read(root, address))
    return known.get(address)
  }
}

function read(root: string, address: string): StyleSheet | undefined {
  const [, file] = /^\/_next\/static\/((?:[\w-]+\/)*[\w.-]+\.css)$/.exec(address) ?? []
  if (!file) return undefined
  try {
    return readStyleSheet(readFileSync(join(root, '.next', 'static', file), 'utf8'), address)
  } catch (error) {
    log.warn({ address, reason: String(error) }, 'style sheet cannot be read: pages wait for it')
    return undefined
  }
}
