import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const LIST = 'static-files.json'
const KEPT = join('cache', 'earlier-static')

/** Files below a folder, by their path in it. */
const filesBelow = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => statSync(join(folder, name)).isFile())
        .sort()
    : []

/** Which files a build made itself: those it took over from the one before are not handed on again. */
function ownFiles(/** @type {string} */ dist) {
  const list = join(dist, LIST)
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : filesBelow(join(dist, 'static'))
}

function copy(/** @type {string} */ from, /** @type {string} */ to, /** @type {string[]} */ names) {
  for (const name of names) {
    if (!existsSync(join(from, name)) || existsSync(join(to, name))) continue
    mkdirSync(dirname(join(to, name)), { recursive: true })
    cpSync(join(from, name), join(to, name))
  }
}

/** Before a build: puts what browsers may still ask for where the build leaves it alone. */
export function saveEarlierFiles(/** @type {string} */ dist) {
  const earlier = join(dist, KEPT)
  if (!existsSync(join(dist, 'BUILD_ID'))) return // the last build failed: what was stored for it still counts
  const names = ownFiles(dist)
  rmSync(earlier, { recursive: true, force: true })
  copy(join(dist, 'static'), earlier, names)
}

/** After it: pages of the build before, open in browsers or cached, still find their scripts, styles and fonts. */
export function bringEarlierFiles(/** @type {string} */ dist) {
  const own = filesBelow(join(dist, 'static'))
  writeFileSync(join(dist, LIST), JSON.stringify(own))
  const earlier = join(dist, KEPT)
  copy(earlier, join(dist, 'static'), filesBelow(earlier))
}
