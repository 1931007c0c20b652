// `npm run desk-account`: the people at the desk (D37).
import { reasonOf } from '@/lib/contract/errors'
import { hashPassword } from '@/lib/desk/access/password'
import {
  accountName,
  addAccount,
  changePassword,
  readAccounts,
  removeAccount,
} from '@/lib/enquiry/admin/accounts'
import { writeAuditLog } from '@/lib/enquiry/admin/audit-log'
import { countEnquiries } from '@/lib/enquiry/admin/read'
import { openExistingStore, openStore, placeOf } from '@/lib/enquiry/store/open'
import type { Store } from '@/lib/enquiry/store/tables'
import { env } from '@/lib/env'
import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import { askPassword } from './lib/ask-password'
import { runCommand, UsageError } from './lib/command'

const usage = `Who works at /desk by name (DESK_ACCOUNTS=on).

  npm run desk-account -- add "Sofia Lind" [--lang en] [--new]   asks for a password; --lang is the language of the desk for them, cn or en
  npm run desk-account -- password "Sofia Lind"                  another password: every session of the old one ends
  npm run desk-account -- remove "Sofia Lind"                    ends their sessions; notes and enquiries keep the name
  npm run desk-account -- list

It works on the enquiry database of the site whose settings it is given (DATABASE_URL, DATA_DIR) and says on stderr where that is. Where
there is none it makes none, but for add --new. A password is typed twice, or piped in.
Exit codes: 0 done, 1 not done (stderr says why), 2 wrong usage.`

async function list(store: Store): Promise<void> {
  for (const { name, language, password } of await readAccounts(store))
    console.info(`${name}  ${language}${password === '' ? '  signed in by the proxy' : ''}`)
}

async function change(store: Store, command: string, name: string, lang = defaultLocale): Promise<void> {
  const now = Date.now()
  const written = (action: string) =>
    writeAuditLog(store, { who: 'npm run desk-account', action, detail: name, now })
  const missing = new Error(`there is no account ${name}: npm run desk-account -- list`)
  if (command === 'remove') {
    if (!(await removeAccount(store, name))) throw missing
    await written('accountRemove')
    const count = await countEnquiries(store, { assignee: name, state: 'taken' })
    console.info(
      `Removed. Enquiries in hand that still have the name: ${count}. At the desk they can be given to others.`,
    )
    return
  }
  const password = await hashPassword(await askPassword(name))
  if (command === 'password') {
    if (!(await changePassword(store, name, password))) throw missing
    await written('accountPassword')
    console.info('Changed: every session of the old password has ended.')
    return
  }
  if (!(await addAccount(store, { name, password, language: lang, now })))
    throw new Error(`there is an account ${name} already: npm run desk-account -- password`)
  await written('accountAdd')
  console.info('Added.')
}

await runCommand({
  usage,
  options: { lang: { type: 'string' }, new: { type: 'boolean' } },
  messageOf: (error) => `Nothing done: ${reasonOf(error)}.`,
  async run(values, [command = '', typed = '', ...more]) {
    if (!['add', 'password', 'remove', 'list'].includes(command))
      throw new UsageError('say add, password, remove or list')
    const name = accountName(typed)
    if (typed && !/[\p{L}\p{N}]/u.test(name)) throw new UsageError('a name has a letter or a digit')
    if (more.length > 0) throw new UsageError('a name of several words stands in quotes')
    if ((command === 'list') !== (name === ''))
      throw new UsageError(`${command} takes ${name ? 'no' : 'a'} name`)
    if ((values.lang ?? values.new) !== undefined && command !== 'add')
      throw new UsageError('--lang and --new belong to add')
    const { lang } = values
    if (lang !== undefined && !isLocale(lang)) throw new UsageError('--lang is cn or en')
    const settings = { databaseUrl: env().DATABASE_URL, dataDir: env().DATA_DIR }
    const store = await (values.new ? openStore(settings) : openExistingStore(settings, command === 'list'))
    try {
      console.error(`${placeOf(settings)}: ${(await readAccounts(store)).length} accounts`)
      await (command === 'list' ? list(store) : change(store, command, name, lang))
    } finally {
      await store.close()
    }
  },
})
