import { chartBanners, chartCovers } from './chart/plates'
import { answerBands } from './crop/answer'
import { sceneCards } from './crop/cards'
import { claimCrops } from './crop/claim'
import { coverCrops } from './crop/covers'
import { detailCrops } from './crop/details'
import { marketCrops } from './crop/market'
import { closeCrops } from './crop/page'
import { phoneSheets } from './crop/phone-sheets'
import { phoneCrops } from './crop/phones'
import { crops } from './crop/plates'
import { storyBanners } from './crop/story-banners'
import { storyCovers } from './crop/stories'
import { productTiles } from './crop/tiles'
import { widePlates } from './crop/wide'
import { eventCovers } from './figure/events'
import type { Plate } from './lib/plate'
import { writeWebp } from './lib/raster'
import { Stage } from './lib/stage'

const plates: Plate[] = [
  ...chartCovers,
  ...chartBanners,
  ...crops,
  ...detailCrops,
  ...sceneCards,
  ...productTiles,
  ...marketCrops,
  ...claimCrops,
  ...answerBands,
  ...coverCrops,
  ...storyCovers,
  ...storyBanners,
  ...eventCovers,
  ...widePlates,
  ...phoneCrops,
  ...phoneSheets,
]

/** Draws the banners and covers whose file name holds one of the words, all without one: `npm run art -- [words]`. */
async function main(words: string[]) {
  const stage = new Stage()
  let bytes = 0
  try {
    for (const plate of plates) {
      if (words.length && !words.some((word) => plate.file.includes(word))) continue
      const size = await writeWebp(plate.file, await plate.draw(stage), plate.budget)
      bytes += size
      console.info(`${plate.file}  ${Math.round(size / 1024)} KB`)
    }
  } finally {
    await stage.close()
    await closeCrops()
  }
  console.info(`${Math.round(bytes / 1024)} KB in all`)
}

await main(process.argv.slice(2))
