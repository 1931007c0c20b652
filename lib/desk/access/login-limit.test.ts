import type { Pool } from 'pg'
import { expect, it, vi } from 'vitest'
import { accountId } from '@/lib/enquiry/admin/accounts'
import type { Store } from '@/lib/enquiry/store/tables'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { countLogin } from './login-limit'

it('a database that is away for a moment locks nobody out for longer, and tries are counted meanwhile', async () => {
  const selectFrom = vi.fn(() => {
    throw new Error('away')
  })
  const store = { db: { selectFrom, insertInto: selectFrom }, pool: {} as Pool } as unknown as Store
  const attempt = () => countLogin(new Headers(), async () => store)
  for (let tries = 0; tries < 10; tries += 1) expect(await attempt()).toBeUndefined()
  expect(await attempt()).toMatchObject({ retryAfterSeconds: expect.any(Number) })
  expect(selectFrom.mock.calls.length).toBeGreaterThan(10) // asked again each time, not once for ever
})

it('the name of one account is tried thirty times a quarter of an hour from all addresses together, whatever its capitals', async () => {
  const attempt = (address: number, name: string) =>
    countLogin(new Headers({ [CLIENT_ADDRESS]: `203.0.113.${address}` }), undefined, accountId(name))
  for (let address = 0; address < 30; address += 1)
    expect(await attempt(address, address % 2 ? 'Sofia' : 'SOFIA')).toBeUndefined()
  expect(await attempt(31, 'Sofia')).toMatchObject({ retryAfterSeconds: expect.any(Number) })
  expect(await attempt(31, '林晓')).toBeUndefined()
})
