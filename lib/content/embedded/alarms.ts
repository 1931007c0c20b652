import type { ResourceName } from '@/lib/contract/endpoint'

/** A moment at which a record comes or goes, epoch ms. */
export type Due = { at: number; resource: ResourceName }

/** The clock is looked at this often: it may have been set meanwhile, and a timer does not hear of that. */
const LONGEST_TIMER_MS = 60_000

/** Calls `onDue` when the publishAt or expireAt of a record comes; these moments are set by folder and file (D31). */
export function alarms(onDue: (resource: ResourceName) => void) {
  const due = new Map<string, Map<string, Due[]>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const wind = () => {
    clearTimeout(timer)
    if (isStopped) return
    const now = Date.now()
    const coming = [...due.values()]
      .flatMap((files) => [...files.values()].flat())
      .filter(({ at }) => at > now)
    const next = coming.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY)
    if (next === Number.POSITIVE_INFINITY) return
    const ring = () => {
      for (const { at, resource } of coming) if (at <= Date.now()) onDue(resource)
      wind()
    }
    timer = setTimeout(ring, Math.min(next - now + 1, LONGEST_TIMER_MS))
    timer.unref()
  }

  return {
    /** The moments of a folder, or of the one file of it that changed; those that have passed are reported at once. */
    set(folder: string, found: Map<string, Due[]>, file: string | null) {
      const files = file === null ? new Map<string, Due[]>() : new Map(due.get(folder))
      if (file !== null) files.delete(file)
      for (const [name, moments] of found) files.set(name, moments)
      due.set(folder, files)
      for (const { at, resource } of [...found.values()].flat()) if (at <= Date.now()) onDue(resource)
      wind()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
