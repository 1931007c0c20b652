import { nextRedirect, splitPrefix } from '@/lib/i18n/address'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import { redirectKey, targetKey } from '@/lib/i18n/redirects'
import { isPublicPath } from '@/lib/i18n/routes'
import { type LinkProblem, type LinkTargets, linkProblem } from './check-links'
import type { Line, ListProblem } from './redirect-file'

const at = (
  { line, index }: Line,
  message: string,
  shows: ListProblem['shows'] = 'nothing',
  more: Partial<LinkProblem> = {},
): ListProblem => ({ ...more, line, path: `$[${index}]`, message, shows })

/** Redirects that come twice, lead back to where they began on a site of those languages, or lead to another redirect (which is no harm, but slow). */
export function loopsAndDuplicates(lines: Line[], sites?: readonly Locale[]): ListProblem[] {
  const first = new Map<string, Line>()
  const problems: ListProblem[] = []
  for (const line of lines) {
    const known = first.get(redirectKey(line.from))
    if (known) problems.push(at(line, `${line.from} is redirected in line ${known.line} already`))
    else first.set(redirectKey(line.from), line)
  }
  const ends = new Set<Line>()
  const nextOf = (line: Line) => nextRedirect(line, first, sites)
  for (const line of first.values()) {
    const next = nextOf(line)
    if (!next) continue
    const loop = loopFrom(line, ends, nextOf)
    problems.push(
      loop
        ? at(line, `a loop: ${loop.join(' → ')}`)
        : at(
            line,
            `leads on to line ${next.line}: write ${next.to ?? 'status: 410'} here`,
            'what can be read',
          ),
    )
  }
  return problems
}

/** The addresses a visitor is sent through for ever; undefined where they end, which `ends` remembers of each. */
function loopFrom(start: Line, ends: Set<Line>, next: (line: Line) => Line | undefined) {
  const stops = new Set<Line>()
  let line: Line | undefined = start
  while (line && !stops.has(line) && !ends.has(line)) {
    stops.add(line)
    line = next(line)
  }
  if (line && !ends.has(line)) return [...stops, line].map(({ from }) => from)
  for (const stop of stops) ends.add(stop)
  return undefined
}

/** Redirects that hide a page there is, or lead to one there is not. */
export function unusableRedirects(lines: Line[], offers: ReadonlyMap<Locale, LinkTargets>): ListProblem[] {
  const redirected = new Set(lines.map(({ from }) => redirectKey(from)))
  return lines.flatMap((line) => {
    const problems: ListProblem[] = []
    const hidden = pathIn(redirectKey(line.from))
    const own = offers.get(hidden.locale)
    if (own && isPage(hidden, own))
      problems.push(at(line, `${line.from} is a page: nobody would see it any more`))
    const key = line.to === undefined ? undefined : targetKey(line.to)
    if (key === undefined || redirected.has(key)) return problems
    const target = pathIn(key)
    const there = offers.get(target.locale)
    const problem = there && linkProblem(target.path, there)
    return problem ? [...problems, at(line, `to: ${problem.message}`, 'nothing', problem)] : problems
  })
}

function pathIn(visible: string): { locale: Locale; path: string } {
  const { prefix = defaultLocale, rest } = splitPrefix(visible)
  return { locale: prefix, path: rest }
}

/** True for a page that is surely there; articles of a back end's own types cannot be known. */
function isPage({ path }: { path: string }, targets: LinkTargets): boolean {
  if (!isPublicPath(path) || targets.lacks(path) || /^\/article-detail\/(?!news\/)/.test(path)) return false
  return linkProblem(path, targets) === undefined
}
