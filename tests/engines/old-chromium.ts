import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { type Browser, type Engine, NotHere, read, SCREEN, type Visitor, written } from './engine'

/** So long a package may take to come, ms. */
const LONGEST_MS = 60_000

/** The folder of a package's program and of its shared libraries (`lib`), kept in the system's temporary folder between runs. */
function unpacked(name: string): string {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new NotHere('it is built for Linux on x64')
  const folder = join(tmpdir(), 'northbay-engines', name.replace(/\W+/g, '-'))
  const program = join(folder, 'chromium')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    const pack = spawnSync('npm', ['pack', name, '--silent', '--pack-destination', folder], {
      timeout: LONGEST_MS,
      encoding: 'utf8',
    })
    if (pack.status !== 0) throw new NotHere(pack.error?.message ?? 'its package cannot be had')
    execFileSync('tar', ['-xzf', join(folder, pack.stdout.trim()), '-C', folder])
    const packed = (file: string) =>
      brotliDecompressSync(readFileSync(join(folder, 'package/bin', `${file}.br`)))
    execFileSync('tar', ['-x', '-C', folder], { input: packed('aws.tar') })
    // Whole or not at all: a run may end meanwhile.
    writeFileSync(`${program}.new`, packed('chromium'), { mode: 0o755 })
    renameSync(`${program}.new`, program)
  }
  return folder
}

async function start(name: string): Promise<Browser> {
  const folder = unpacked(name)
  const browser = await chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--headless'],
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') },
  })
  const open = async (): Promise<Visitor> => {
    const page = await browser.newPage({ viewport: SCREEN })
    const session = await page.context().newCDPSession(page)
    return {
      go: (address) => page.goto(address, { waitUntil: 'load' }),
      back: () => page.goBack(),
      click: ({ x, y }) => page.mouse.click(x, y),
      // By the debugger's own means: Playwright's would meet the policy of the page.
      evaluate: async (act, given) => {
        const expression = `(${written(act)})(${JSON.stringify(JSON.stringify(given))})`
        const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression })
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
        return read(String(result.value))
      },
    }
  }
  return { version: browser.version(), open, close: () => browser.close() }
}

/** Old Chromium builds that npm packages carry, for Linux on x64. */
export const oldChromiums: Engine[] = [
  { name: 'Chromium 92', tier: 'readable', start: () => start('chrome-aws-lambda@10.1.0') },
  { name: 'Chromium 106', tier: 'full', start: () => start('@sparticuz/chromium@106.0.2') },
]
