import * as crypto from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { deskAccount } from '@/e2e/desk-account'
import { checkAccount } from '@/lib/desk/access/check-password'
import {
  accountSession,
  cookieAccount,
  cookieSession,
  endSession,
  startSession,
} from '@/lib/desk/access/session'
import {
  accountName,
  addAccount,
  changePassword,
  readAccounts,
  rememberUser,
  removeAccount,
} from '@/lib/enquiry/admin/accounts'
import type { Store } from '@/lib/enquiry/store/tables'
import { describeEngines } from '../helpers/engines'

vi.mock('node:crypto', { spy: true })

const { hash, password: PASSWORD } = deskAccount
/** Of another password. */
const other = hash.replace(/.$/, '0')
const sofia = () => ({ name: 'Sofia Lind', password: hash, language: 'en' as const, now: 1000 })

async function signIn(store: Store, now = 1000): Promise<Headers> {
  const known = await checkAccount(store, 'sofia lind', PASSWORD)
  if (!known) throw new Error('not signed in')
  const token = await startSession(store, known.hash, known.who, now, known.account)
  return new Headers({ cookie: `desk_session=${token}` })
}

describeEngines('accounts at the desk', (engine) => {
  it('sign in by name, whatever its capitals, with their own password alone, in their own language', async () => {
    const store = engine.store()
    expect(await addAccount(store, sofia())).toBe(true)
    expect(await addAccount(store, { ...sofia(), name: 'SOFIA LIND' })).toBe(false)
    const session = await accountSession(store, await signIn(store), 2000)
    expect(session).toMatchObject({ who: 'Sofia Lind', kind: 'account', locale: 'en' })
    expect(await checkAccount(store, 'Sofia Lind', 'another light at dusk')).toBeUndefined()
    expect(await readAccounts(store)).toHaveLength(1)
  })

  it('a name that does not exist, and one without a password, cost what a wrong password costs', async () => {
    const store = engine.store()
    await addAccount(store, sofia())
    await rememberUser(store, 'mei@northbay.example', 1000)
    const costs: unknown[] = []
    vi.mocked(crypto.scrypt).mockImplementation((_, __, length, ___, done) =>
      done(null, Buffer.alloc(length)),
    )
    for (const name of ['Sofia Lind', 'nobody', 'mei@northbay.example']) {
      vi.mocked(crypto.scrypt).mockClear()
      expect(await checkAccount(store, name, '')).toBeUndefined()
      costs.push(vi.mocked(crypto.scrypt).mock.calls.map(([, , length, cost]) => [length, cost]))
    }
    vi.mocked(crypto.scrypt).mockRestore()
    expect(costs[0]).toHaveLength(1)
    expect(costs[1]).toEqual(costs[0])
    expect(costs[2]).toEqual(costs[0])
  })

  it('a removed account and a changed password end its sessions on every instance at once', async () => {
    const [one, two] = (await engine.instances(2)) as [Store, Store]
    await addAccount(one, sofia())
    const cookie = await signIn(one)
    expect(await accountSession(two, cookie, 2000)).toBeDefined()
    expect(await changePassword(one, 'Sofia Lind', other)).toBe(true)
    expect(await accountSession(two, cookie, 2000)).toBeUndefined()
    await changePassword(one, 'Sofia Lind', hash)
    const again = await signIn(two)
    expect(await removeAccount(one, 'Sofia Lind')).toBe(true)
    expect(await accountSession(two, again, 2000)).toBeUndefined()
    expect(await removeAccount(one, 'Sofia Lind')).toBe(false)
    expect(await changePassword(one, 'Sofia Lind', other)).toBe(false)
    // Somebody of the same name who comes later.
    await addAccount(one, { ...sofia(), password: other })
    expect(await accountSession(two, again, 2000)).toBeUndefined()
  })

  it('who the proxy names is one person, whatever the capitals of the day', async () => {
    const store = engine.store()
    const named = [await rememberUser(store, 'Mei@Northbay.example', 1000)]
    named.push(await rememberUser(store, 'mei@northbay.example', 2000))
    expect(named).toEqual(['Mei@Northbay.example', 'Mei@Northbay.example'])
    expect(await readAccounts(store)).toHaveLength(1)
  })

  it('ends where one signs out, and a session of one way in is none of another', async () => {
    const store = engine.store()
    await addAccount(store, sofia())
    const cookie = await signIn(store)
    expect(await cookieSession(store, 'shared', cookie, 2000)).toBeUndefined()
    const shared = new Headers({
      cookie: `desk_session=${await startSession(store, hash, 'Sofia Lind', 1000)}`,
    })
    expect(await accountSession(store, shared, 2000)).toBeUndefined()
    await endSession(store, (await cookieAccount(store, cookie))?.password ?? '', cookie)
    expect(await accountSession(store, cookie, 2000)).toBeUndefined()
  })
})

it('a name is stored as it is read: one form, nothing unseen, sixty characters', () => {
  expect(accountName('  Ｓｏｆｉａ \u202e\t Lind ')).toBe('Sofia Lind')
  expect(accountName('林'.repeat(70))).toBe('林'.repeat(60))
})
