// `npm run screenshots`, after a build: the pictures of docs/own-company.md, of a company as `npm run init` has just written it.
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { chromiumOptions } from './lib/chromium'
import { writeCompany } from './lib/own-company/write-company'
import { root } from './lib/run.mjs'
import { startServer } from './lib/server'

const pages = { home: '/en', brand: '/desk/brand?lang=en', ready: '/desk/ready?lang=en' }
const into = join(root, 'docs', 'own-company')
const secret = randomBytes(24).toString('hex')
// Relative: the go-live page names files of it.
const SITE_DIR = join('.shots', 'site')
rmSync(SITE_DIR, { recursive: true, force: true })
await writeCompany(SITE_DIR, {
  names: { cn: '远山科技', en: 'Faraway Systems' },
  ...{ colour: '#0f766e', zone: 'Asia/Shanghai', recipients: ['sales@faraway.example'] },
})
const site = await startServer({
  ...{ SITE_DIR, PREVIEW_SECRET: secret, ROBOTS: 'closed' },
  ...{ DESK_SSO_HEADER: 'x-user', DESK_SSO_SECRET: secret },
})
const browser = await chromium.launch(chromiumOptions())
try {
  const page = await browser.newPage({
    ...{ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    extraHTTPHeaders: { 'x-user': 'Mei', 'x-desk-secret': secret },
  })
  mkdirSync(into, { recursive: true })
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    const file = join(into, `${name}.png`)
    // Few colours: a picture of the document stays below 60 KB.
    const picture = sharp(await page.screenshot()).resize(1000)
    const { size } = await picture.png({ palette: true, colours: 48, effort: 10 }).toFile(file)
    console.log(`${file}: ${Math.ceil(size / 1000)} KB`)
  }
} finally {
  await browser.close()
  await site.stop()
  rmSync(SITE_DIR, { recursive: true, force: true })
}
