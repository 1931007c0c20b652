import { expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { getTranslator } from './translator'

vi.mock('./client/load', () => ({
  getSite: async () => undefined,
  loadOptional: async () => ({ messages: { 'home.title': 'Our {home' } }),
}))

it('what a dictionary loses is logged once a minute, not with every page', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  for (let page = 0; page < 3; page += 1) await getTranslator('en')
  expect(warn.mock.calls).toEqual([
    [{ locale: 'en', broken: ['home.title'] }, 'dictionary texts are invalid'],
  ])
  await getTranslator('cn')
  expect(warn).toHaveBeenCalledTimes(2)
})
