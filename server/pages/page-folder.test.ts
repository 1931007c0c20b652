import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { leaseFolder, prune } from './page-folder'

it('folders of earlier builds and former settings are removed, never one that a process works in', () => {
  const root = mkdtempSync(join(tmpdir(), 'instances-'))
  const unused = (name: string, minutes: number) => {
    const dir = join(root, name)
    mkdirSync(dir)
    const at = new Date(Date.now() - minutes * 60_000)
    utimesSync(dir, at, at)
    return dir
  }
  unused('new.mine', 20_000)
  unused('new.lately', 60)
  unused('new.forgotten', 20_000)
  unused('old.gone', 6)
  leaseFolder(unused('old.works', 6))
  prune(root, 'new', 'new.mine')
  expect(readdirSync(root).sort()).toEqual(['new.lately', 'new.mine', 'old.works'])
  rmSync(root, { recursive: true })
})

it('a folder that somebody clears, or a disk that cannot be written, ends no process', () => {
  vi.useFakeTimers()
  const dir = mkdtempSync(join(tmpdir(), 'instance-'))
  leaseFolder(dir)
  rmSync(dir, { recursive: true })
  expect(() => vi.advanceTimersByTime(120_000)).not.toThrow()
  vi.useRealTimers()
})
