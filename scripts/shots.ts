// `npm run shots`: pictures of pages in both languages at four widths, into .shots/ with a contact sheet.
import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { chromium } from 'playwright'
import { chromiumOptions } from './lib/chromium'
import { contactSheet } from './lib/contact-sheet'
import { root } from './lib/run.mjs'
import { startServer } from './lib/server'
import { readPlan, type Shot, usage } from './lib/shots-plan'
import { type Taken, takeShot } from './lib/shots-take'

const folder = `${root}/.shots`

function planOrExit() {
  try {
    return readPlan(process.argv.slice(2))
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`)
    process.exit(1)
  }
}

const plan = planOrExit()
mkdirSync(folder, { recursive: true })
const server = plan.url === undefined ? await startServer() : undefined
const browser = await chromium.launch(chromiumOptions())
const at = { url: server?.url ?? plan.url ?? '', folder, open: plan.open }
const taken: Taken[] = []
const queue = [...plan.shots]

async function take(shot: Shot): Promise<void> {
  try {
    const result = await takeShot(browser, shot, at)
    taken.push(result)
    const paths = [result.file, ...result.parts].map((path) => relative(process.cwd(), path))
    console.log([paths.join(' '), ...result.remarks.map((remark) => `  ! ${remark}`)].join('\n'))
  } catch (error) {
    process.exitCode = 1
    console.error(`${shot.name}: ${(error as Error).message.split('\n')[0]}`)
  }
}

const worker = async () => {
  for (let shot = queue.shift(); shot; shot = queue.shift()) await take(shot)
}

try {
  await Promise.all([worker(), worker()])
  taken.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  writeFileSync(`${folder}/index.html`, contactSheet(taken))
  console.log(`${taken.length} screens: ${relative(process.cwd(), `${folder}/index.html`)}`)
} finally {
  await browser.close()
  await server?.stop()
}
