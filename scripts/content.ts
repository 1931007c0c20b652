// `npm run content -- <command>`: what editors do with content/ besides writing.
import { relative, resolve } from 'node:path'
import type { parseArgs } from 'node:util'
import { contentStatus } from '@/lib/content/status'
import { env } from '@/lib/env'
import { isLocale, locales } from '@/lib/i18n/locales'
import { runCommand, UsageError } from './lib/command'
import { commandReason } from './lib/command-reason'
import { kinds } from './lib/content/kinds'
import { scaffold } from './lib/content/scaffold'
import { statusText } from './lib/content/status-text'
import { counted } from './lib/counted'
import { root } from './lib/run.mjs'
import { translated, translatedLine } from './lib/terminal-language'

const usage = `Usage: npm run content -- new <kind> [name-of-the-file] [--id=…]
       npm run content -- status
       npm run content -- import <file or address> [--as=product|case|news] [--language=cn|en] [--under=/news/]
                                 [--hosts=cdn.example.com] [--draft] [--write]      (docs/how-to/import.md)
Kinds: ${Object.keys(kinds).join(', ')}`

const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
const options = {
  ...{ id: text, as: text, language: text, under: text, hosts: text },
  ...{ draft: flag, write: flag },
}
type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
type Command = (words: string[], options: Options) => void | Promise<void>

const commands: Record<string, Command> = {
  /** A draft in both languages, ready to be filled in. */
  new([kind = '', slug = 'draft'], { id }) {
    if (id !== undefined && !/^\d{1,15}$/.test(id)) throw new Error(`${id}: an id is 1–15 digits`)
    const contentDirectory = resolve(root, env().CONTENT_DIR)
    const chosen = id === undefined ? {} : { id: Number(id) }
    for (const file of scaffold({ contentDirectory, kind, slug, now: Date.now(), ...chosen }))
      console.info(relative(process.cwd(), file))
    console.info('Drafts: they show once `published: false` is taken out. Check with npm run content:check.')
  },
  /** What lacks its other language, changed in one alone, is a draft, scheduled or expiring. */
  async status() {
    const { CONTENT_DIR, DATA_DIR, SITE_TIME_ZONE: zone } = env()
    const [contentDirectory, dataDirectory] = [resolve(root, CONTENT_DIR), resolve(root, DATA_DIR)]
    const status = await contentStatus({ contentDirectory, dataDirectory, zone, now: Date.now() })
    console.info(statusText(status, zone).trimEnd())
  },
  /** Records of another system's files or pages. Its readers are no part of what serves, so they are loaded when they are wanted. */
  async import([source = ''], { as: kind = '', language, under = '/', hosts = '', draft, write }) {
    if (!source) throw new UsageError('import what?')
    if (language !== undefined && !isLocale(language))
      throw new Error(`--language: one of ${locales.join(', ')}`)
    const { importContent } = await import('./lib/import/run')
    const { CONTENT_DIR, SITE_DIR } = env()
    const { files, redirects, problems, pictures, there } = await importContent({
      ...{ source, kind, locale: language, under, hosts: hosts.split(',').filter(Boolean) },
      ...{ isDraft: draft === true, isWritten: write === true },
      contentDirectory: resolve(root, CONTENT_DIR),
      publicDirectory: resolve(root, SITE_DIR, 'public'),
    })
    for (const file of files) console.info(relative(process.cwd(), file))
    process.stdout.write(redirects.join(''))
    for (const problem of problems) console.error(translatedLine(problem))
    const counts = `${counted(files.length, 'record')}, ${counted(pictures, 'picture')}, ${counted(redirects.length, 'redirect')}; ${there} were there; ${problems.length} to look at`
    const next = write ? 'Check with npm run content:check.' : 'Nothing is written yet: --write does it.'
    console.info(translated(`${counts}. ${next}`))
  },
}

await runCommand({
  usage,
  options,
  messageOf: (error) => translatedLine(commandReason(error)),
  async run(values, [name = '', ...words]) {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new UsageError(name ? `no command ${name}` : 'say what to do')
    await command(words, values)
  },
})
