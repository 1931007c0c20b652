import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { Lang } from './fixtures'

type Words =
  | 'save'
  | 'cancel'
  | 'work_with_local_repo'
  | 'create_new_entry'
  | 'cancel_editing'
  | 'duplicate_entry'
  | 'enable_x_locale'
  | 'show_editor_options'
  | 'restore'
  | 'restore_backup_title'
  | 'show_edit_options'
  | 'rename'
  | 'upload'
  | 'upload_assets'
  | 'uploading_files_failed'
  | 'sign_in_using_access_token'
  | 'personal_access_token'
  | 'sign_in'

/** What the editor itself says, in the language of its interface. */
export const editor = (lang: Lang): Record<Words, string> =>
  JSON.parse(
    readFileSync(`node_modules/@sveltia/cms/locales/${lang === 'cn' ? 'zh-CN' : 'en-US'}.json`, 'utf8'),
  )

const exactly = (text: string) => new RegExp(`^\\s*${text}\\s*$`)

/** A field of the record that is open, in one of its two languages. */
export const field = (page: Page, lang: Lang, name: string) =>
  page.locator(`[data-locale="${lang}"] section[data-key-path="${name}"]`)

/** The button that saves the record that is open. */
export const save = (page: Page, lang: Lang) => page.getByRole('button', { name: exactly(editor(lang).save) })

/** What the studio calls a folder of content. */
export function labelOf(lang: Lang, folder: string): string {
  const { config } = JSON.parse(readFileSync(`lib/studio/config.${lang}.json`, 'utf8'))
  return config.collections.find(({ name }: { name: string }) => name === folder).label
}

/** Opens a folder of content by what the studio calls it. */
export const openFolder = (page: Page, label: string) =>
  page
    .getByRole('treeitem')
    .filter({ has: page.getByText(label, { exact: true }) })
    .click()
