import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CONNECTIONS = 32

/** `shares`: how long 50, 75, 90 and 99 of a hundred answers took at most, ms. */
export type Load = { perSecond: number; requests: number; shares: number[]; p99: number; failed: number }

/** True when a program of this name can be started. */
export const isInstalled = (program: string) => !spawnSync(program, ['-v'], { stdio: 'ignore' }).error

const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** What wrk printed, in numbers; failed counts answers that are neither 2xx nor 3xx and sockets that broke. */
export function readWrk(text: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
  const times = text.matchAll(/\b(?:50|75|90|99)%\s+([\d.]+)(us|ms|s|m)\b/g)
  const shares = [...times].map(([, time, unit = 'ms']) => Number(time) * (inMs[unit] ?? 1))
  const broken = [...text.matchAll(/(?:connect|read|write|timeout) (\d+)/g)].map(([, count]) => Number(count))
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    requests: number(/(\d+) requests in/),
    shares,
    p99: shares.at(-1) ?? 0,
    failed: broken.reduce((sum, count) => sum + count, number(/Non-2xx or 3xx responses: (\d+)/)),
  }
}

const script = (file: string) => `local paths, at = {}, 0
for line in io.lines(${JSON.stringify(file)}) do paths[#paths + 1] = line end
request = function() at = at % #paths + 1; return wrk.format('GET', paths[at]) end
`

/** Asks for the paths in turn on 32 connections for some seconds, as fast as the answers come; throws when the first one is no 200. */
export async function load(
  url: string,
  paths: string[],
  seconds: number,
  { folder, headers = {} }: { folder: string; headers?: Record<string, string> },
): Promise<Load> {
  const first = await fetch(url + paths[0], { headers, redirect: 'manual' })
  await first.arrayBuffer()
  if (first.status !== 200) throw new Error(`${paths[0]}: ${first.status}, nothing to measure`)
  const list = join(folder, 'paths.txt')
  writeFileSync(list, `${paths.join('\n')}\n`)
  writeFileSync(join(folder, 'paths.lua'), script(list))
  const all = { 'Accept-Encoding': 'br, gzip', ...headers }
  const sent = Object.entries(all).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const flags = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', join(folder, 'paths.lua')]
  const wrk = spawn('wrk', [...flags, ...sent, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  wrk.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  await once(wrk, 'close')
  return readWrk(text)
}
