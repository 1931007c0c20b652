import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root: every command runs there, wherever it was started from. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..')

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
let running = 0
let stopped = false

/** True once a signal asked this command to stop: what it was running then ends without having failed. */
export const isStopped = () => stopped

/** From now on a signal ends this command with 0: at once, or when the program that `run` runs has ended. */
export function exitOnSignal() {
  for (const signal of signals) process.on(signal, () => running > 0 || process.exit(0))
}

/**
 * Runs a program in this terminal until it ends: signals go on to it, its exit code comes back
 * (128 + number when a signal ended it, as shells do).
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
  running += 1
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    stopped = true
    // Ctrl+C in a terminal already reaches the whole process group; sent twice it would mean "now!".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  const watch = onParentLost(() => forward('SIGTERM'))
  return new Promise((done, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      running -= 1
      clearInterval(watch)
      for (const name of signals) process.off(name, forward)
      done(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

/**
 * Calls back once the shell between npm and us is gone. `kill` on `npm start` ends npm and that shell, which
 * passes nothing on: without this the server would live on and keep its port.
 */
function onParentLost(/** @type {() => void} */ callback) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, 250)
  return timer.unref()
}

/** Runs npm itself: by the file that started us when there is one, which spares Windows its shell. */
export function npm(/** @type {string[]} */ args) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}
