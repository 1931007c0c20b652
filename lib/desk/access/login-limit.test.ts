import type { Pool } from 'pg'
import { expect, it, vi } from 'vitest'
import type { Store } from '@/lib/enquiry/store/tables'
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
