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

/** Every file below a path of a folder, sorted, by its path in the folder; none where nothing is there. */
export function filesBelow(/** @type {string} */ folder, path = '') {
  const found = statSync(join(folder, path), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  /** @type {string[]} */
  const names = readdirSync(join(folder, path)).sort()
  return names.flatMap((name) => filesBelow(folder, path ? `${path}/${name}` : name))
}

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
