import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { log } from '@/lib/log'
import { readStyleSheet, type StyleSheet } from './used-css'

/** The style sheet at an address of this build; undefined when there is none that can be read. */
export type StyleSheets = (address: string) => StyleSheet | undefined

/** By folder and address: pages of the store and all others read a file once between them. */
const known = new Map<string, StyleSheet | undefined>()

/** The style sheets of the build in `root`, each read once a process. */
export function styleSheets(root: string): StyleSheets {
  return (address) => {
    const key = `${root} ${address}`
    if (!known.has(key)) known.set(key, read(root, address))
    return known.get(key)
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
