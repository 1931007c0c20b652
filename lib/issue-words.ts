import type { z } from 'zod'
import { nearName } from './near-name'

/** What a schema found wrong with a file, each by its place and in words; a misspelt field is told with the name among `known` that is near. */
export const issueWords = (
  issues: readonly z.core.$ZodIssue[],
  known: readonly string[],
): { path: PropertyKey[]; message: string }[] =>
  issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const near = nearName(key, known)
        return { path: [...issue.path, key], message: `no such field${near ? `: is ${near} meant?` : ''}` }
      })
    const told = issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined
    return [{ path: issue.path, message: told ?? issue.message }]
  })
