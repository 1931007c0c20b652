import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@/scripts/lib/server'
import {
  type Browser,
  type Engine,
  mouse,
  needPrograms,
  read,
  SCREEN,
  START_MS,
  type Visitor,
  written,
} from './engine'

const options = {
  binary: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  args: ['--automation'],
}

async function start(): Promise<Browser> {
  needPrograms('xvfb-run', 'xauth', 'WebKitWebDriver')
  const url = `http://127.0.0.1:${await freePort()}`
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const args = ['-a', 'WebKitWebDriver', `--port=${new URL(url).port}`]
  // A group of its own: the screen, the driver and the browser end together.
  const child = spawn('xvfb-run', args, { env, stdio: 'ignore', detached: true })
  await once(child, 'spawn')
  const ended = once(child, 'exit')
  const close = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
    await ended
  }
  const send = async <Result>(path: string, body: object): Promise<Result> => {
    const answer = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: Result & { message: string } }
    if (!answer.ok) throw new Error(value.message)
    return value
  }
  const until = performance.now() + START_MS
  while (!(await fetch(`${url}/status`).catch(() => undefined)))
    if (performance.now() > until || child.exitCode !== null) {
      await close()
      throw new Error('it does not start')
    }
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
  type Session = { sessionId: string; capabilities: { browserVersion: string } }
  const { sessionId, capabilities } = await send<Session>('/session', wanted).catch(async (error) => {
    await close()
    throw error
  })
  const session = `/session/${sessionId}`
  const open = async (): Promise<Visitor> => {
    await send(`${session}/window/rect`, SCREEN)
    return {
      go: (address) => send(`${session}/url`, { url: address }),
      back: () => send(`${session}/back`, {}),
      click: (place) => send(`${session}/actions`, mouse(place)),
      evaluate: async (act, given) => {
        const script = `return (${written(act)})(arguments[0])`
        return read(await send<string>(`${session}/execute/sync`, { script, args: [JSON.stringify(given)] }))
      },
    }
  }
  return { version: capabilities.browserVersion, open, close }
}

/** Debian's WebKit, driven by WebDriver on a screen that nobody sees; its windows are a little wider than a phone. */
export const webkit: Engine = { name: 'WebKitGTK', tier: 'full', start }
