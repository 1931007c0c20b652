import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GateRef } from '@/lib/contract/enquiry'
import { homeModule } from '@/lib/contract/home'
import { moduleId, slideJump } from '@/lib/contract/module-id'
import { readPayload } from '@/lib/contract/read'
import { topNavigationItem } from '@/lib/contract/site'
import { findGatedTarget } from './gated-target'

const content: { data: unknown[] } = { data: [] }
vi.mock('@/lib/content/client/load', () => ({ load: async () => content }))
beforeEach(() => {
  content.data = []
})

const jumpBO = (file: string, formId = 5002) => ({
  jumpContentType: 'FORM',
  formBO: { id: formId },
  attachment: `/gated/${file}`,
})
const opens = async (gate: GateRef) => (await findGatedTarget(gate, 'cn'))?.target.href

describe('a gate is named by what it is, not by its place (D26)', () => {
  const item = (pageAddress: string, file: string) =>
    readPayload('test', topNavigationItem, {
      displayName: file,
      navigationName: file,
      pageAddress,
      jumpBO: jumpBO(file),
    }).value

  it('a new menu item leaves a token its own document', async () => {
    const gate: GateRef = { type: 'topNavigation', id: '/cases', jump: 'jumpBO' }
    content.data = [item('/cases', 'cases.pdf'), item('/services', 'services.pdf')]
    expect(await opens(gate)).toBe('/gated/cases.pdf')
    content.data = [item('/new', 'new.pdf'), ...content.data]
    expect(await opens(gate)).toBe('/gated/cases.pdf')
    content.data = [item('/new', 'new.pdf')]
    expect(await opens(gate)).toBeUndefined()
  })

  const module = (title: string, more: object = {}) =>
    readPayload('test', homeModule, {
      moduleName: 'banner',
      moduleType: 'X',
      title,
      jumpBO: jumpBO(`${title}.pdf`),
      ...more,
    }).value

  it.each([{}, { id: 10 }])(
    'a home module %j is found wherever it stands, and not when it is gone',
    async (more) => {
      const own = module('a', more)
      const gate: GateRef = { type: 'homepage', id: moduleId(own), jump: 'jumpBO' }
      content.data = [own, module('b')]
      expect(await opens(gate)).toBe('/gated/a.pdf')
      content.data = [module('b'), own]
      expect(await opens(gate)).toBe('/gated/a.pdf')
      content.data = [module('b')]
      expect(await opens(gate)).toBeUndefined()
    },
  )

  it('a slide is found wherever it stands; of two that look alike neither is opened', async () => {
    const slide = (title: string) => ({ title, pcResource: `/${title}.jpg`, jumpBO: jumpBO(`${title}.pdf`) })
    const home = (...slides: object[]) => module('home', { carouselOpt: slides })
    const first = home(slide('a'), slide('b'))
    const jump = first.carouselOpt?.[1] ? slideJump(first.carouselOpt[1]) : ''
    const gate: GateRef = { type: 'homepage', id: moduleId(first), jump }
    content.data = [first]
    expect(await opens(gate)).toBe('/gated/b.pdf')
    content.data = [home(slide('c'), slide('b'), slide('a'))]
    expect(await opens(gate)).toBe('/gated/b.pdf')
    content.data = [home(slide('b'), { ...slide('b'), jumpBO: jumpBO('other.pdf') })]
    expect(await opens(gate)).toBeUndefined()
  })
})
