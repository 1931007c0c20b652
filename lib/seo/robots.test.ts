import { expect, it } from 'vitest'
import { aiRule } from '@/lib/ai-rule'
import { deniedBots, robotsTxt } from './robots'

const rules = (text: string) => text.split(',').flatMap((part) => aiRule(part) ?? [])

it.each([
  ['', []],
  ['CCBot=deny', ['CCBot']],
  ['training=deny,GPTBot=allow,ClaudeBot=allow', expect.not.arrayContaining(['GPTBot'])],
  ['all=deny', expect.arrayContaining(['GPTBot', 'PerplexityBot'])],
  ['all=deny,answers=allow', expect.not.arrayContaining(['PerplexityBot'])],
  ['gptbot=deny,GPTBot=allow', []],
])('AI_BOTS=%s', (text, denied) => {
  expect(deniedBots(rules(text))).toEqual(denied)
})

it('a rule is a bot and what it may', () => {
  expect(aiRule('GPTBot')).toBeUndefined()
  expect(aiRule('GPTBot=maybe')).toBeUndefined()
  expect(aiRule('Bad Bot\nDisallow: /=deny')).toBeUndefined()
})

it('those denied are a group of their own, and all others keep the rules for everybody', () => {
  const text = robotsTxt('https://n.example/sitemap.xml', false, rules('training=deny'))
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\//)
  expect(text).toMatch(/\n\n(?:User-agent: [\w-]+\n)+Disallow: \/\n\nSitemap: https:\/\/n\.example/)
})

it('a closed site lets nobody in and names no page', () => {
  expect(robotsTxt('https://n.example/sitemap.xml', true, [])).toBe('User-agent: *\nDisallow: /\n')
})
