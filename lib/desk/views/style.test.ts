import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '@/scripts/lib/run.mjs'
import { deskStyle, tokens } from './style'

const site = new Map(
  [...readFileSync(`${root}/app/tokens.css`, 'utf8').matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)]
    .reverse()
    .map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]),
)

it.each(tokens.split(/;(?=--)/).map((pair) => pair.split(/:(.*)/s).slice(0, 2) as [string, string]))(
  '%s is the site’s own',
  (name, value) => expect(value).toBe(site.get(name)),
)

it('uses no token that it does not have', () => {
  const used = new Set([...deskStyle.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !tokens.includes(`${name}:`))).toEqual([])
})
