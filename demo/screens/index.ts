import { openBrowser } from './lib/browser'
import { renderScreens } from './screens'

/* npm run screens -- [filter]: only outputs whose path contains the filter are made. */
async function main(filter: string): Promise<void> {
  const browser = await openBrowser()
  try {
    await renderScreens(browser, filter)
  } finally {
    await browser.close()
  }
}

await main(process.argv[2] ?? '')
