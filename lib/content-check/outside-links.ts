import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { monotonicNow } from '@/lib/clock'
import type { Env } from '@/lib/env'
import { send } from '@/lib/http/client'
import { siteHosts } from '@/lib/http/site-origins'
import { writeFileAtomic } from '@/lib/write-file-atomic'
import { checkOptions, type Finding } from './findings'

/** What the last check of links to other sites found, when it ended (epoch ms) and how many addresses it asked. */
export type OutsideLinks = { at: number; asked: number; findings: Finding[] }
type Place = Pick<Finding, 'file' | 'line'>

/** An answer may take so long, ms. */
const TIMEOUT_MS = 15_000
const link = /https?:\/\/[^\s"'<>[\]{}`|\\，。；：、（）【】「」《》]{1,2000}/g
/** Of what follows a bracket that was opened before it nothing: `[text](https://x.example)`. */
const balanced = /^(?:[^()]|\([^()]*\))*/
const placeOf = (dataDirectory: string) => join(dataDirectory, 'outside-links.json')

/** Every address of another site that content files hold, and where. Comments of YAML count for none. */
function linksIn(contentDirectory: string, own: string[]): Map<string, Place[]> {
  const links = new Map<string, Place[]>()
  for (const name of readdirSync(contentDirectory, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:ya?ml|md)$/.test(name)) continue
    const path = join(contentDirectory, name)
    const file = relative(/* turbopackIgnore: true */ process.cwd(), path)
    for (const [at, line] of readFileSync(path, 'utf8').split('\n').entries())
      for (const [written] of /^\s*#\s/.test(line) && !name.endsWith('.md') ? [] : line.matchAll(link)) {
        const [bare = ''] = balanced.exec(written) ?? []
        const url = bare.replace(/[.,;:!?*_]{1,9}$/, '').replace(/#.*/s, '')
        if (!URL.canParse(url) || own.includes(new URL(url).host)) continue
        links.set(url, [...(links.get(url) ?? []), { file, line: at + 1 }])
      }
  }
  return links
}

/** What is wrong with an address: it is gone, its server fails or does not answer. Who turns programs away has it all the same. */
async function problemOf(url: string): Promise<string | undefined> {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' }
  const call = { url, headers, isFresh: true, deadline: monotonicNow() + TIMEOUT_MS }
  try {
    const { status } = await send({ ...call, maxBytes: 1, isWanted: () => false })
    return status === 404 || status === 410 || status >= 500 ? `${url} answers HTTP ${status}` : undefined
  } catch {
    return `${url} does not answer`
  }
}

/** Asks every link to another site, one after another and `pauseMs` apart, who fails a second time at the end; stores and returns what was found. */
export async function checkOutsideLinks(settings: Env, pauseMs = 1000): Promise<OutsideLinks> {
  const { DATA_DIR } = settings
  const { contentDirectory } = checkOptions(settings)
  const links = linksIn(contentDirectory, siteHosts(settings))
  const ask = async (urls: Iterable<string>) => {
    const wrong = new Map<string, string>()
    for (const url of urls) {
      const message = await problemOf(url)
      if (message) wrong.set(url, message)
      await wait(pauseMs)
    }
    return wrong
  }
  const broken = await ask((await ask(links.keys())).keys())
  const findings = [...broken].flatMap(([url, message]) =>
    (links.get(url) ?? []).map((place) => ({
      ...{ ...place, path: '$', message, isNote: true, topic: 'outside' as const },
    })),
  )
  mkdirSync(DATA_DIR, { recursive: true })
  const found = { at: Date.now(), asked: links.size, findings }
  await writeFileAtomic(placeOf(DATA_DIR), JSON.stringify(found))
  return found
}

/** What that found last; undefined before the first time. */
export function lastOutsideLinks(dataDirectory: string): OutsideLinks | undefined {
  try {
    return JSON.parse(readFileSync(placeOf(dataDirectory), 'utf8'))
  } catch {
    return undefined
  }
}
