import { readFileSync } from 'node:fs'
import type { RunningServer } from '../server'

/** Memory of a program now, MB. */
export const resident = ({ pid }: RunningServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Processor time of a program so far, s. */
export function busy({ pid }: RunningServer): number {
  // Fields 14 and 15 after the name in brackets: hundredths of a second in the program and in the kernel.
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
