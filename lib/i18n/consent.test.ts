import { expect, it } from 'vitest'
import { messages } from '@/lib/i18n/messages'
import { consentText, consentVersion } from './consent'

it('a consent text has a version that changes with its words, its link included', () => {
  const { cn, en } = messages
  const versions = [cn.form, en.form, { ...en.form, privacy: 'policy' }].map(consentVersion)
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{12}$/)
  expect(new Set(versions).size).toBe(3)
  expect(consentVersion({ ...en.form })).toBe(versions[1])
  expect(consentText(en.form)).toContain(en.form.privacy)
})
