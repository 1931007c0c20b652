// `npm run studio:config` writes the studio's configuration from the contract's schemas; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@/lib/i18n/locales'
import { root } from './lib/run.mjs'
import { studioConfig } from './lib/studio/config'

for (const locale of locales) {
  const file = join(root, 'lib', 'studio', `config.${locale}.json`)
  const text = `${JSON.stringify(studioConfig(locale), null, 1)}\n`
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(
      `lib/studio/config.${locale}.json is not what the contract's schemas say: npm run studio:config`,
    )
    process.exitCode = 1
  }
}
