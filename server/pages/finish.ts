import { type CspHosts, contentSecurityPolicy } from '../response/csp'
import { frameworkRun } from '../response/framework-scripts'
import { headStyles } from '../response/head-styles'
import { flightScript } from './flight-script'
import { type SmallFiles, withInlineIcons } from './inline-icons'
import { type JoinedScripts, withJoinedScripts } from './joined-scripts'
import { withLeadPicture } from './lead-picture'
import { lightenFlight } from './lighten-flight'
import { LOADER } from './loader'
import { withUsedCss } from './page-styles'
import type { StyleSheets } from './style-sheets'

/** The version of Next whose forms are known here; with another one tests/contract/next-forms.test.ts has to say whether they hold. */
export const PROVEN_NEXT = '16.4.6'

/** A page as Next hands it to its cache handler. */
export type RenderedPage = { html: string; rscData: Buffer }
/** Our document, and the only policy under which it works. */
export type FinishedPage = { html: string; policy: string }
/** Files that a page may carry in it, rules of style sheets and icons; and the scripts that are one file. */
export type PageFiles = { styles?: StyleSheets; icons?: SmallFiles; joined?: JoinedScripts | undefined }

/** A document of a form that is not proven for this version of Next: it is served as Next wrote it, under a policy with its own hashes. */
export class UnknownFormError extends Error {
  constructor(form: string) {
    super(`no known form of a page: ${form}`)
    this.name = 'UnknownFormError'
  }
}

const opening = /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/>/
const ownScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const scriptPreload = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g
const ownAddress = /^ src="\/_next\/static\/[^"]+" async=""$/

/** What React writes for a reveal of streamed parts, which no page has: no attributes of HTML (ADR 0034). */
const withoutTransitionNames = (html: string) =>
  html.replace(/ vt-(?:name|update|share|enter|exit)="[^"]*"/g, '')

/** Scripts wait for the loader: neither the parser nor the preload scanner asks for them. */
const held = (html: string) =>
  html.replace(scriptPreload, '').replace(ownScript, '<script async="" data-src="$1"></script>')

/**
 * Makes Next's document ours: all its inline scripts become one, written from what they carry, its files wait for the
 * loader, and a policy names the three scripts that may run and the head's style sheet (S3). `run`: Next's scripts, where they are known already. Throws UnknownFormError for any other form.
 */
export function finishDocument(
  html: string,
  hosts: CspHosts,
  { styles = () => undefined, icons = () => undefined, joined }: PageFiles = {},
  run = frameworkRun(html),
): FinishedPage & { rscData: Buffer } {
  const [start] = opening.exec(html) ?? []
  if (!start) throw new UnknownFormError('its head begins otherwise')
  const headEnd = html.indexOf('</head>')
  if (!run || headEnd < 0 || headEnd > run.start)
    throw new UnknownFormError('Next’s scripts do not end its body in one run')
  const [first, ...payloads] = run.payloads
  if (first?.[0] !== 0) throw new UnknownFormError('its first push is another')
  const strange = run.external.find((attributes) => !ownAddress.test(attributes))
  if (strange) throw new UnknownFormError(`a script of another kind among Next’s:${strange}`)
  const rscData = Buffer.concat(payloads.map(bytesOf))
  const written = withoutTransitionNames(html.slice(headEnd, run.start))
  const light = lightenFlight(written, rscData)
  const flight = flightScript(light?.flight ?? rscData)
  const body = light?.html ?? written
  const [head, end] = withJoinedScripts(
    held(html.slice(start.length, headEnd)),
    run.external.map((attributes) => held(`<script${attributes}></script>`)).join(''),
    joined,
  )
  const finished = [
    `${start}<script>${LOADER}</script>`,
    withUsedCss(withLeadPicture(head, body), html, styles),
    withInlineIcons(body, icons),
    `<script id="_R_">${run.bootstrap}</script>`,
    end,
    `<script>${flight}</script>`,
    html.slice(run.end),
  ].join('')
  const inline = { scripts: [LOADER, run.bootstrap, flight], styles: headStyles(finished) }
  return { html: finished, rscData, policy: contentSecurityPolicy(inline, hosts) }
}

/** finishDocument for what Next hands to its cache handler, whose data must be the pushes' own, byte for byte. */
export function finishPage(page: RenderedPage, hosts: CspHosts, files?: PageFiles): FinishedPage {
  const { html, policy, rscData } = finishDocument(page.html, hosts, files)
  if (!rscData.equals(page.rscData)) throw new UnknownFormError('its pushes are not its data')
  return { html, policy }
}

function bytesOf([kind, text]: unknown[]): Buffer {
  if (kind === 1 && typeof text === 'string') return Buffer.from(text)
  if (kind === 3 && typeof text === 'string') return Buffer.from(text, 'base64')
  throw new UnknownFormError(`a push of kind ${kind}`)
}
