import { describe, expect, it } from 'vitest'
import { change, changeTypes, tagsOf } from './refresh'

describe('what /api/revalidate takes (D13)', () => {
  it.each(changeTypes.map((type) => [type]))('type %s', (type) => {
    expect(change.safeParse({ type, id: 7 }).success).toBe(true)
    expect(tagsOf({ type, id: '7' })).toEqual([type, `${type}:7`])
  })

  it.each(['prodcut', 'press', 'News', 'product/list', 'form-x', ''])(
    'no unknown type such as "%s"',
    (type) => {
      expect(change.safeParse({ type }).success).toBe(false)
    },
  )
})
