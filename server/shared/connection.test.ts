import { expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { freePort } from '@/scripts/lib/server'
import { connectRedis } from './connection'

it('logs why Redis is unavailable, at the start too', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const connection = connectRedis(`redis://127.0.0.1:${await freePort()}`)
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0)
  await expect(connection.probe(['PING'])).rejects.toThrow()
  connection.close()
  expect(warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining('ECONNREFUSED') }, 'Redis unavailable: instance runs without it'],
  ])
})
