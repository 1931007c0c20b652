import { type Browser, chromium } from 'playwright'
import { chromiumArgs, chromiumOptions } from '../../../scripts/lib/chromium'

/** Starts a headless browser that makes no background requests of its own and draws the same on every machine. */
export async function openBrowser(): Promise<Browser> {
  const args = [...chromiumArgs, '--font-render-hinting=none', '--force-color-profile=srgb']
  return chromium.launch({ ...chromiumOptions(), args })
}
