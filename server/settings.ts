import { parseEnv } from '@/lib/env'
import { folderProblems } from './check-folders'

/** Stops with one line per wrong variable, folders that cannot be used among them, before anything else starts (D33). */
export function checkSettings() {
  const result = parseEnv(process.env)
  const problems = 'env' in result ? folderProblems(result.env) : result.problems
  process.env.NEXT_MANUAL_SIG_HANDLE = 'true' // signals are ours (D35)
  if ('env' in result && problems.length === 0) return result.env
  for (const problem of problems) console.error(`Setting ${problem}`)
  process.exit(1)
}
