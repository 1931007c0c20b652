import { describe, expect, it } from 'vitest'
import { messages, overrideMessages } from './messages'
import { translatorFor } from './translator'
import { literalText, usableTexts } from './usable-texts'

it.each(['Northbay', "O'Neil & Sons", '{Braces} Ltd', '<b>Angles', "'Quoted' {x}", '北湾 <数智>'])(
  'a site named %s is called just that',
  (name) => {
    const { texts, broken } = usableTexts('en', { 'shell.siteName': literalText(name) })
    expect(broken).toEqual([])
    expect(translatorFor('en', overrideMessages(messages.en, texts))('shell.siteName')).toBe(name)
  },
)

describe('texts of a site dictionary', () => {
  it.each([
    ['a plain text', { 'home.title': 'Our home' }, ['home.title']],
    ['an apostrophe', { 'home.title': "Northbay's home" }, ['home.title']],
    ['an argument the built-in text has', { 'footer.copyright': '(c) {year} {name}' }, ['footer.copyright']],
    ['an unknown key', { 'home.nothing': 'x', '__proto__.x': 'y' }, []],
    ['a group for a text', { home: 'x' }, []],
    ['a brace that never closes', { 'home.title': 'Our {home' }, []],
    ['an argument nobody gives', { 'home.title': 'Hello {name}' }, []],
    ['a tag that never closes', { 'home.title': 'Hello <b>you' }, []],
  ])('%s', (_, entries, usable) => expect(Object.keys(usableTexts('en', entries).texts)).toEqual(usable))

  it('are reported where they are broken, and the page keeps its own', () => {
    const { texts, broken } = usableTexts('en', { 'home.title': 'Our {home', 'home.description': 'D' })
    expect(broken).toEqual(['home.title'])
    const t = translatorFor('en', overrideMessages(messages.en, texts))
    expect([t('home.title'), t('home.description')]).toEqual([messages.en.home.title, 'D'])
  })
})
