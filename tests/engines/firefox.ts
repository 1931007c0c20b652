import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
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

type Answer = { id: number; result?: unknown; message?: string }

/** The address that Firefox says it listens on. */
async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /BiDi listening on (\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('it does not start')
}

/** A session of WebDriver BiDi: sends a command and answers its result. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
  })
  let last = 0
  return async <Result>(method: string, params: object): Promise<Result> => {
    last += 1
    socket.send(JSON.stringify({ id: last, method, params }))
    const { result, message } = await new Promise<Answer>((resolve) => waiting.set(last, resolve))
    if (message !== undefined) throw new Error(`${method}: ${message}`)
    return result as Result
  }
}

async function start(): Promise<Browser> {
  needPrograms('firefox-esr')
  const profile = mkdtempSync(join(tmpdir(), 'northbay-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn('firefox-esr', args, { env: { ...process.env, HOME: profile }, timeout: 600_000 })
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  await Promise.race([once(child, 'spawn'), ended])
  const timer = setTimeout(() => child.kill(), START_MS)
  const send = await connect(await addressIn(createInterface(child.stderr)))
  clearTimeout(timer)
  const session = { capabilities: {} }
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', session)
  const open = async (): Promise<Visitor> => {
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
    await send('browsingContext.setViewport', { context, viewport: SCREEN })
    return {
      go: (url) =>
        send('browsingContext.navigate', { context, url, wait: 'complete' }).catch((error: unknown) => {
          // Firefox takes the end of a frame (the fingerprint's has one) for the end of the page's navigation, which goes on: one that
          // does not is missed where its page is waited for.
          if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        }),
      back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
      click: (place) => send('input.performActions', { context, ...mouse(place) }),
      evaluate: async (act, given) => {
        const { result } = await send<{ result?: { value: string } }>('script.callFunction', {
          functionDeclaration: written(act),
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
          target: { context },
          awaitPromise: false,
        })
        return read(result?.value ?? '')
      },
    }
  }
  return { version: capabilities.browserVersion, open, close }
}

/** Debian's Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = { name: 'Firefox ESR', tier: 'full', start }
