import { existsSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { jsonPath } from '@/lib/contract/read'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { type LinkTargets, linkStatusOf } from './check-links'
import { outerProblems } from './check-references'
import { contentText, parseContent } from './file'
import { ruleOf } from './folders'
import { recordById, recordsIn } from './library'

/** What the other records of a language offer as the site has them now. */
function offerOf(contentDirectory: string, mark: string, publicDirectory: string): LinkTargets {
  const directory = join(contentDirectory, mark)
  return {
    has: (folder, id) => {
      const record = recordById(join(directory, folder), id)
      return record && linkStatusOf(record, Date.now(), env().SITE_TIME_ZONE)
    },
    introductionTypes: new Set(recordsIn(join(directory, 'introductions')).map(({ type }) => String(type))),
    publicDirectory,
    contentDirectory,
  }
}

/**
 * Logs the references and links of changed files that lead nowhere, as `content:check` would say it. The records are shown
 * all the same: what they name may come a moment later.
 */
export function logOuterProblems(contentDirectory: string, publicDirectory: string, files: string[]): void {
  for (const file of files) {
    const rule = ruleOf(dirname(file), basename(file))
    if (!rule || !existsSync(file)) continue
    const [mark = ''] = relative(contentDirectory, file).split(/[/\\]/)
    try {
      const { record, lineOf } = parseContent(file, contentText(file))
      const problems = outerProblems(record, rule, offerOf(contentDirectory, mark, publicDirectory))
      for (const { path, message, isNote } of problems.slice(0, 5))
        if (!isNote)
          log.warn(
            { file, line: lineOf(path), field: jsonPath(path), reason: message },
            'content leads nowhere',
          )
    } catch {
      // The file cannot be read at all, which the library has already logged.
    }
  }
}
