import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/**
 * After a build: scripts and style sheets as small as brotli makes them, by their content, for `server/response/compress.ts`. It takes
 * seconds, which no visitor should wait for.
 */
export async function compressStatic(/** @type {string} */ dist) {
  const from = join(dist, 'static')
  const to = join(dist, 'compressed')
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css)$/.test(name),
  )
  await Promise.all(
    names.map(async (name) => {
      const body = readFileSync(join(from, name))
      const content = createHash('sha1').update(body).digest('hex')
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      }
      writeFileSync(join(to, `${content}.br`), await promisify(brotliCompress)(body, { params }))
    }),
  )
}
