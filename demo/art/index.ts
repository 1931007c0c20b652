import { pictures } from './compose/plans'
import { frames } from './lib/frame'
import { draw } from './lib/picture'
import { writeJpeg } from './lib/raster'

/** Draws the banners and covers whose file name holds the filter, all without one: `npm run art -- [filter]`. */
async function main(filter = '') {
  let bytes = 0
  for (const { file, kind, plan } of pictures.filter((picture) => picture.file.includes(filter))) {
    const frame = frames[kind]
    const written = await writeJpeg(file, draw(file, plan, kind), frame.budget)
    bytes += written.bytes
    console.info(
      `${written.file}  ${Math.round(written.bytes / 1024)} KB  q${written.quality}  light ${written.light?.toFixed(2)}`,
    )
  }
  console.info(`${Math.round(bytes / 1024)} KB in all`)
}

await main(process.argv[2])
