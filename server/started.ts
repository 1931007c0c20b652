import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildId } from '@/lib/build-id'
import type { Release } from '@/lib/release'

/** What is running, for log, health and figures. */
export function readRelease(root: string): Release {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { version, build: buildId(root) ?? '' }
}

/** Where the site can be opened, a line each: on this machine, and at SITE_URL where that is another address. */
export function startLines(siteUrl: string, port: number, listening: number): string[] {
  const local = `http://localhost:${listening}`
  return [
    `中文     ${local}/`,
    `English  ${local}/en`,
    ...(siteUrl === `http://localhost:${port}` ? [] : [`SITE_URL ${siteUrl}`]),
  ]
}
