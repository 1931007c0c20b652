import { expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { readiness } from '@/lib/go-live/checks'
import { locales } from '@/lib/i18n/locales'
import { messages } from '@/lib/i18n/messages'
import { translatorFor } from '@/lib/i18n/translator'
import { readyView } from './ready'

const result = parseEnv({ SITE_URL: 'http://localhost:3000' })
if (!('env' in result)) throw new Error('wrong settings')
const checks = await readiness({ settings: result.env, publicDir: 'public' })

it.each(locales)('every check of go-live has a name and a way to mend it in %s', (locale) => {
  const t = translatorFor(locale, messages[locale])
  const all = checks.map((check) => ({ ...check, ok: false }))
  const { text } = readyView({ t, href: (path) => path }, all)
  expect(text.match(/<th scope="row">/g)).toHaveLength(checks.length)
  for (const unknown of [t('desk.readyName', { check: 'x' }), t('desk.readyTodoOf', { check: 'x' })])
    expect(text).not.toContain(`>${unknown}<`)
  expect(text).toContain(t('desk.readyText', { left: checks.length }))
  expect(text).toContain(t('desk.readyFound', { kind: 'openPreviews' }))
})
