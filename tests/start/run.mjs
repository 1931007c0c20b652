// `npm run test:start`: a clone of HEAD without node_modules, `.next` and `.data`; `npm start` must lead to the first page of both
// languages and end with 0 on SIGTERM; a second start installs and builds nothing. Imports no package: it runs before any is installed.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../scripts/lib/run.mjs'

/** The longest a start may take, ms: packages and the build included, and without both. */
const COLD_MS = 600_000
const WARM_MS = 15_000

const consult = (locale) =>
  JSON.parse(readFileSync(join(root, 'messages', `${locale}.json`), 'utf8')).shell.consult
/** The name of the demo company: its site has a title of its own. */
const title = (locale) =>
  /^title: (.*)$/m.exec(readFileSync(join(root, 'content', locale, 'site.yaml'), 'utf8'))[1]
const pages = [
  { path: '/', says: ['lang="zh-CN"', title('cn'), consult('cn'), 'href="/product"'] },
  { path: '/en', says: ['lang="en"', title('en'), consult('en'), 'href="/en/product"'] },
]

async function freePort() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** The environment of a person's shell: npm's own variables of the command that runs this are not handed on. */
function shellEnv(port) {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  return { ...Object.fromEntries(own), PORT: String(port) }
}

/** Why a page is not the one that its address must show, or ''. */
async function pageProblem(origin, { path, says }) {
  const answer = await fetch(origin + path)
  const html = await answer.text()
  if (answer.status !== 200) return `${path} answered ${answer.status}`
  const missing = says.filter((text) => !html.includes(text))
  return missing.length > 0 ? `${path} does not say ${missing.join(', ')}` : ''
}

/** Runs `npm start` in a folder; `ended` resolves with its exit code, `output` is what it printed. */
function npmStart(folder, port) {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: shellEnv(port),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const started = { child, output: '', ended: once(child, 'close').then(([code]) => code) }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      started.output += chunk
    })
  }
  return started
}

/** Resolves when `isReached` does; throws when the command has ended before, or after `limit` ms. */
async function until(isReached, { child }, limit) {
  for (const deadline = Date.now() + limit; !(await isReached()); await wait(50)) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    if (Date.now() > deadline) throw new Error(`not reached after ${limit / 1000} s`)
  }
}

/** Ends it with SIGTERM. Throws unless it ends with 0 and without a stack trace. */
async function terminate(started) {
  started.child.kill('SIGTERM')
  const code = await started.ended
  if (code !== 0) throw new Error(`SIGTERM ended npm start with ${code}`)
  if (/^\s+at .+:\d+/m.test(started.output)) throw new Error('SIGTERM left a stack trace')
}

/** Runs one trial of `npm start`; what goes wrong is told with all it printed, and nothing of it lives on. */
async function trial(name, folder, port, work) {
  const started = npmStart(folder, port)
  try {
    await work(started)
    return started.output
  } catch (error) {
    started.child.kill('SIGTERM')
    await started.ended
    throw new Error(`${name}: ${error.message}\n${started.output}`)
  }
}

/** Starts and terminates it as soon as it prints `line`. */
const interrupted = (line, folder, port) =>
  trial(`SIGTERM at "${line}"`, folder, port, async (started) => {
    await until(() => started.output.includes(line), started, COLD_MS)
    await terminate(started)
  })

/** Starts it, reads both pages, terminates it; returns what it printed. */
const visited = (name, folder, port, limit) =>
  trial(name, folder, port, async (started) => {
    const origin = `http://localhost:${port}`
    const began = Date.now()
    const answers = async () => {
      const answer = await fetch(origin).catch(() => undefined)
      await answer?.body?.cancel()
      return answer !== undefined
    }
    await until(answers, started, limit)
    console.log(`${name}: first page after ${((Date.now() - began) / 1000).toFixed(1)} s`)
    for (const page of pages) {
      const problem = await pageProblem(origin, page)
      if (problem) throw new Error(problem)
    }
    await terminate(started)
  })

const folder = mkdtempSync(join(tmpdir(), 'northbay-start-'))
const port = await freePort()
/** Makes a part of what a start needs missing, so that the next one has to make it again. */
const without = (file) => rmSync(join(folder, file))
const trials = [
  async () => {
    const output = await visited('bare machine', folder, port, COLD_MS)
    if (!output.includes('"msg":"started"')) throw new Error(`the log has no line "started":\n${output}`)
  },
  async () => {
    const output = await visited('warm', folder, port, WARM_MS)
    if (/Installing packages|Building the site/.test(output))
      throw new Error(`the second start was not warm:\n${output}`)
  },
  () => {
    without('.next/source-digest')
    return interrupted('Building the site', folder, port)
  },
  () => {
    without('node_modules/.package-lock.json')
    return interrupted('Installing packages', folder, port)
  },
]
let passed = 0
try {
  execFileSync('git', ['clone', '--quiet', root, folder])
  for (const run of trials) {
    await run()
    passed += 1
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}
console.log(`${passed} passed, ${trials.length - passed} failed`)
