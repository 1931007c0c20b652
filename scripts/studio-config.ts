// `npm run studio:config` writes the studio's configuration from the contract's schemas; with --check it only compares.
import { locales } from '@/lib/i18n/locales'
import { writeGenerated } from './lib/generated'
import { studioConfig } from './lib/studio/config'

for (const locale of locales)
  writeGenerated(
    `lib/studio/config.${locale}.json`,
    `${JSON.stringify(studioConfig(locale), null, 1)}\n`,
    'studio:config',
  )
