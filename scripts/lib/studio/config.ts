import type { CmsConfig } from '@sveltia/cms'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { FileShape } from '@/lib/studio/file/shape'
import { collections } from './collections'
import { textOf } from './place'
import { shapes } from './shapes'
import { singleFiles } from './singles'

export type StudioConfig = { config: Omit<CmsConfig, 'backend'>; shapes: FileShape[] }

/** The editor's configuration in the words of a language, made of the contract's schemas. */
export function studioConfig(locale: Locale): StudioConfig {
  return {
    config: {
      load_config_file: false,
      app_title: textOf(locale, ['内容工作室', 'Content studio']),
      logo: { src: '/icon.svg' },
      media_folder: 'public/assets',
      public_folder: '/assets',
      media_libraries: {
        all: { slugify_filename: true, max_file_size: 50_000_000 },
        stock_assets: { providers: [] },
      },
      slug: { encoding: 'unicode', clean_accents: true },
      i18n: {
        structure: 'multiple_root_folders',
        locales: [...locales],
        // The list of records shows the titles of this language.
        default_locale: locale,
        initial_locales: 'all',
      },
      output: { omit_empty_optional_fields: true },
      collections: collections(locale),
      singletons: singleFiles(locale),
    },
    shapes: shapes(),
  }
}
