import { type Browser, type Engine, NotHere, type Visitor } from './engine'
import { journey } from './journey'

/** The longest a browser may take to start, its package included; for one command; and to end, ms. */
const LONGEST_MS = { start: 120_000, command: 30_000, close: 10_000 }

/** What `work` comes to. Throws when that takes longer than `longest` ms: an engine may fall silent for good. */
async function within<Result>(longest: number, what: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer within ${longest} ms`)), longest)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}

/** A page whose commands all end: with their answer, or with an error that names them. */
async function openPage(browser: Browser): Promise<Visitor> {
  const bounded = <Result>(what: string, work: Promise<Result>) => within(LONGEST_MS.command, what, work)
  const page = await bounded('a new page', browser.open())
  return {
    go: (address) => bounded(`to ${address}`, page.go(address)),
    back: () => bounded('Back', page.back()),
    click: (place) => bounded('a click', page.click(place)),
    evaluate: (act, given) => bounded('a script', page.evaluate(act, given)),
  }
}

/** One engine's visit in both languages: how many steps failed. One that this machine cannot have is named with the reason, and fails nothing; one that does not start has failed. */
export async function visit({ name, tier, start }: Engine, url: string): Promise<number> {
  const browser = await within(LONGEST_MS.start, 'its start', start()).catch((error: unknown) => {
    const isHere = !(error instanceof NotHere)
    console.info(`${name}: ${isHere ? 'does not start' : 'not here'}: ${String(error).slice(0, 200)}`)
    return isHere ? 1 : 0
  })
  if (typeof browser === 'number') return browser
  const began = performance.now()
  let failed = 0
  const fail = (step: string, failure: string) => {
    console.info(`${name}, ${step}: ${failure}`)
    failed += 1
  }
  for (const lang of ['cn', 'en'] as const) {
    const page = await openPage(browser).catch((error: unknown) => fail(`a page, ${lang}`, String(error)))
    for (const { step, failure } of page ? await journey(page, url, lang, tier) : [])
      if (failure) fail(step, failure)
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  console.info(`${name} (${browser.version}), ${tier}: ${failed} steps failed, ${seconds} s`)
  await within(LONGEST_MS.close, 'its end', browser.close()).catch((error: unknown) =>
    console.info(`${name}: ${error}`),
  )
  return failed
}
