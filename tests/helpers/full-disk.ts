import { execFileSync } from 'node:child_process'

/**
 * Files of a process take no more bytes, as on a full disk, until the returned function is called: the kernel's own limit, which
 * needs no disk and no rights. What is read stays readable.
 */
export function fillDisk(pid: number): () => void {
  const limit = (size: string) => execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${size}:`])
  limit('0')
  return () => limit('unlimited')
}
