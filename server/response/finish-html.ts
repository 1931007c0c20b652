import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { finishDocument, UnknownFormError } from '../pages/finish'
import { smallFiles } from '../pages/inline-icons'
import { joinedScripts } from '../pages/joined-scripts'
import { styleSheets } from '../pages/style-sheets'
import { projectRoot } from '../root'
import { type CspHosts, contentSecurityPolicy, cspHosts } from './csp'
import { allInlineScripts, frameworkRun, inlineScripts } from './framework-scripts'
import { headStyles } from './head-styles'

const root = projectRoot()
const files = { styles: styleSheets(root), icons: smallFiles(root), joined: joinedScripts(root) }

type Finished = { body: Buffer; policy: string }

/** Finished documents by content, of answers that the page store does not keep: few are asked for twice (404s, 503s, files). */
const finished = new LRUCache<string, Finished>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.byteLength || 1,
})
const reported = new LRUCache<string, true>({ max: 200 })

/**
 * An HTML answer and its policy (S3). A page of Next's is finished; one of a form that is not known keeps its own scripts, and
 * the policy names those of them that are surely Next's. `isFile`: a file of `public/` is the owner's own code, all of it.
 */
export function finishHtml(body: Buffer, key: string, isFile: boolean): Finished {
  const name = `${isFile} ${key}`
  const known = finished.get(name)
  if (known) return known
  const hosts = cspHosts(env())
  const html = body.toString('utf8')
  const answer = isFile
    ? { body, policy: contentSecurityPolicy({ scripts: allInlineScripts(html), isFile }, hosts) }
    : (finishedPage(html, hosts) ?? { body, policy: policyOfHashes(html, hosts) })
  finished.set(name, answer)
  return answer
}

function finishedPage(html: string, hosts: CspHosts): Finished | undefined {
  const run = frameworkRun(html)
  if (!run) return undefined
  try {
    const page = finishDocument(html, hosts, files, run)
    return { body: Buffer.from(page.html), policy: page.policy }
  } catch (error) {
    if (!(error instanceof UnknownFormError)) throw error
    reportOnce(error.message, 'a page of a form that is not known keeps the scripts of the framework')
    return undefined
  }
}

function policyOfHashes(html: string, hosts: CspHosts): string {
  const { known, unknown } = inlineScripts(html)
  for (const code of unknown)
    reportOnce(code.slice(0, 80), 'inline script is none of the framework: no browser will run it')
  return contentSecurityPolicy({ scripts: known, styles: headStyles(html) }, hosts)
}

function reportOnce(what: string, message: string): void {
  if (reported.has(what)) return
  reported.set(what, true)
  log.warn({ script: what }, message)
}
