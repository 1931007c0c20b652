import { existsSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { jsonPath } from '@/lib/contract/read'
import { env } from '@/lib/env'
import { isLocale } from '@/lib/i18n/locales'
import { log } from '@/lib/log'
import { linkTargetsOf } from './check-links'
import { outerProblems } from './check-references'
import { contentText, parseContent } from './file'
import { ruleOf } from './folders'
import { recordById, recordsIn } from './library'

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
      if (!isLocale(mark)) continue
      const directory = join(contentDirectory, mark)
      const targets = linkTargetsOf(
        (folder, id) => recordById(join(directory, folder), id),
        recordsIn(join(directory, 'introductions')),
        {
          locale: mark,
          contentDirectory,
          publicDirectory,
          now: Date.now(),
          zone: env().SITE_TIME_ZONE,
          go1688Host: env().GO1688_HOST,
        },
      )
      const problems = outerProblems(record, rule, targets)
      for (const { path, message, isNote } of problems.slice(0, 5))
        if (!isNote)
          log.warn(
            { file, line: lineOf(path), field: jsonPath(path), reason: message },
            'content has broken links',
          )
    } catch {
      // The file cannot be read at all, which the library has already logged.
    }
  }
}
