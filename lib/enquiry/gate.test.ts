import { expect, it, vi } from 'vitest'
import type { GatedTarget } from '@/lib/rules/gate/gate'
import { messages } from '../i18n/messages'
import { pageContext } from '../i18n/page-context'
import { translatorFor } from '../i18n/translator'
import { openGate, visitGate } from './gate'
import { signToken } from './gate-token'
import { filesPage } from './no-script/files-page'
import type { Store } from './store/tables'

const key = Buffer.alloc(32, 7)
const papers = [{ url: '/gated/one.pdf' }, { url: '/gated/two.docx' }]
const behind: { target: GatedTarget } = { target: { kind: 'link', href: '/gated/one.pdf', files: papers } }
vi.mock('./gated-target', () => ({ findGatedTarget: async () => ({ formId: '5', target: behind.target }) }))
vi.mock('./store/settings', () => ({ signingKey: async () => key }))

const store = {} as Store
const gate = { type: 'product', id: '1', jump: 'jumpBO' } as const
const token = (expiresAt = Date.now() + 1000, formId = '5') =>
  signToken(key, { kind: 'gate', gate, formId, locale: 'en', expiresAt })

it('what another form was passed for stays shut (D26)', async () => {
  const visit = await visitGate(store, token(undefined, '6'))
  expect(visit).toEqual({ kind: 'expired', locale: 'en', gate, formId: '5' })
})

it('several papers behind a form are offered each, and named by what they are, not by their place (§3, D26)', async () => {
  const offered = await visitGate(store, token())
  if (offered.kind !== 'choose') throw new Error('offered nothing')
  const second = offered.files[1]?.key
  behind.target = { kind: 'link', href: '/gated/new.pdf', files: [{ url: '/gated/new.pdf' }, ...papers] }
  expect(await visitGate(store, token(), second)).toEqual({
    kind: 'open',
    locale: 'en',
    href: '/gated/two.docx',
  })
  expect((await visitGate(store, token(), '000000000000')).kind).toBe('choose')
  expect((await visitGate(store, token(Date.now() - 1), second)).kind).toBe('expired')

  const page = pageContext('en', translatorFor('en', messages.en), 'Asia/Shanghai')
  const html = await filesPage(page, offered.files).text()
  expect(html).toContain(`<a href="?file=${second}">two · DOCX</a>`)
  expect(html).not.toContain('/gated/')
})

it('a video behind a form has its title in the player', async () => {
  const video = { kind: 'video', type: 'video/mp4', title: 'A tour of the house' } as const
  behind.target = { href: '/gated/tour.mp4', ...video }
  const { gate: opened } = await openGate(store, gate, 'en', '5')
  expect(opened).toEqual({ href: expect.stringMatching(/^\/api\/gate\//), ...video })
})
