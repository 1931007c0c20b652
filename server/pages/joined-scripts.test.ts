import { describe, expect, it } from 'vitest'
import { withJoinedScripts } from './joined-scripts'

const held = (name: string) => `<script async="" data-src="/_next/static/chunks/${name}.js"></script>`
const named = (name: string) => held(name).replace('<script', '<script type="text/plain"')
const joined = {
  address: '/_next/static/chunks/joined-1.js',
  parts: ['a', 'b', 'main'].map((name) => `/_next/static/chunks/${name}.js`),
}

describe('the scripts of a page', () => {
  it('are asked for as one file, its parts named where they stood', () => {
    const head = `<title>a</title>${held('b')}${held('page')}${held('a')}`
    expect(withJoinedScripts(head, held('main'), joined)).toEqual([
      `<title>a</title>${named('b')}${held('page')}${named('a')}`,
      held('joined-1') + named('main'),
    ])
  })

  it.each([
    ['a page that asks for fewer', held('a'), joined],
    ['a build that joined none', held('a') + held('b'), undefined],
  ])('stay as they are: %s', (_, head, scripts) => {
    expect(withJoinedScripts(head, held('main'), scripts)).toEqual([head, held('main')])
  })
})
