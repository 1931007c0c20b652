import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { contentProblem } from '@/lib/content/sources/files/content-folder'
import { hasSqliteFile } from '@/lib/enquiry/store/sqlite'
import type { Env } from '@/lib/env'
import { parseEnv } from '@/lib/env'
import { misspeltSettings } from '@/lib/misspelt-settings'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

/** Makes a folder step by step: Node's own `recursive` never returns where the system refuses with ENOENT (/proc). */
function makeFolder(path: string) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error // another instance was faster
  }
}

function dataProblem(path: string): string | undefined {
  try {
    makeFolder(path)
    // A read-only disk does not show in permissions, so a folder is made and removed.
    rmdirSync(mkdtempSync(join(path, '.start-')))
  } catch (error) {
    return `DATA_DIR: cannot be written to: ${path} (${codeOf(error)})`
  }
}

/** One line per folder of the settings that cannot be used (D33). With a back end, the default CONTENT_DIR may be missing. */
export function folderProblems({
  CONTENT_API_URL,
  SITE_DIR,
  CONTENT_DIR,
  DATA_DIR,
}: Pick<Env, 'CONTENT_API_URL' | 'SITE_DIR' | 'CONTENT_DIR' | 'DATA_DIR'>): string[] {
  // Before DATA_DIR, which may lie in it and is made where it is missing.
  if (!existsSync(SITE_DIR)) return [`SITE_DIR: there is no such folder: ${resolve(SITE_DIR)}`]
  const content = contentProblem({ CONTENT_API_URL, SITE_DIR, CONTENT_DIR })
  return [content, dataProblem(resolve(DATA_DIR))].filter((problem) => problem !== undefined)
}

/** What to do where SITE_DIR moved the folder of the enquiries and they stayed behind; undefined where nothing did. */
export function leftBehind({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string | undefined {
  const before = '.data'
  if (process.env.DATA_DIR?.trim() || resolve(DATA_DIR) === resolve(before)) return undefined
  if (!hasSqliteFile(before) || hasSqliteFile(DATA_DIR)) return undefined
  return `Enquiries lie in ${resolve(before)}, and this site keeps its own in ${resolve(DATA_DIR)}. Are they this site's? Move that folder there, or set DATA_DIR.`
}

/** What the process takes besides its heap, MB: measured, with two pictures in work (docs/operations.md, "Sizes"). */
const BESIDE_HEAP_MB = 256

/** What to do where the heap could grow beyond the memory, in bytes, that the process is allowed; undefined where it cannot. */
export function heapWarning({ HEAP_MB }: Pick<Env, 'HEAP_MB'>, allowed: number): string | undefined {
  const [most, needed] = [Math.floor(allowed / 2 ** 20), HEAP_MB + BESIDE_HEAP_MB]
  if (most === 0 || needed <= most) return undefined
  return `HEAP_MB: ${HEAP_MB} needs ${needed} MB in all, and the process may take ${most}: raise MemoryMax (systemd), mem_limit (compose) or limits.memory (Kubernetes), or it is killed under load`
}

/** Stops with one line per wrong variable, folders that cannot be used among them, before anything else starts (D33). */
export function checkSettings() {
  const result = parseEnv(process.env)
  const problems = 'env' in result ? folderProblems(result.env) : result.problems
  for (const line of misspeltSettings(process.env)) console.warn(`Setting ${line}`)
  process.env.NEXT_MANUAL_SIG_HANDLE = 'true' // signals are ours (D35)
  if ('env' in result && problems.length === 0) {
    const left = leftBehind(result.env)
    if (left) console.warn(left)
    const heap = heapWarning(result.env, process.constrainedMemory())
    if (heap) console.warn(`Setting ${heap}`)
    return result.env
  }
  for (const problem of problems) console.error(`Setting ${problem}`)
  process.exit(1)
}
