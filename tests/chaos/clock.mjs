// Preloaded into one instance: its clock is set by a file, as a machine's is by a time server. The monotonic clock goes on evenly.
import { readFileSync, statSync } from 'node:fs'
import process from 'node:process'

const file = process.env.SOAK_CLOCK ?? ''
const Real = Date
let [ahead, seen] = [0, 0]

setInterval(() => {
  const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (stamp === seen) return
  seen = stamp
  ahead = Number(readFileSync(file, 'utf8')) || 0
}, 100).unref()

const now = () => Real.now() + ahead
globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (target, given, by) => Reflect.construct(target, given.length > 0 ? given : [now()], by),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
