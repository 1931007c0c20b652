import { execFileSync, spawnSync } from 'node:child_process'

/**
 * Files of a process take no more bytes, as on a full disk, until the returned function is called: the kernel's own limit, which
 * needs no disk and no rights. What is read stays readable.
 */
export function fillDisk(pid: number): () => void {
  const limit = (...args: string[]) =>
    execFileSync('prlimit', [`--pid=${pid}`, ...args], { encoding: 'utf8' })
  const before = limit('--fsize', '--noheadings', '--output=SOFT').trim()
  limit('--fsize=0:')
  return () => limit(`--fsize=${before}:`)
}

/** Runs a script of the shell whose mounts are its own; what it says. */
export function inNamespace(script: string): string {
  const { stdout, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', script], { encoding: 'utf8' })
  return stdout + stderr
}
