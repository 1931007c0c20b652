import { expect, it } from 'vitest'
import { leadSource } from './lead-source'

const landing = 'https://www.northbay.example/product/1'

it.each([
  [
    'a campaign first',
    { utm_source: ' Newsletter ', referrer: 'https://a.example/' },
    'v',
    'campaign newsletter',
  ],
  ['then paid search', { landing, referrer: 'https://www.baidu.com/' }, 'v', 'advert baidu'],
  ['then the linking site', { landing, referrer: 'https://www.zhihu.com/question/1' }, '', 'link zhihu.com'],
  ['not the site itself', { landing, referrer: 'https://northbay.example/' }, undefined, 'direct '],
  ['no address at all', { landing, referrer: 'android-app' }, undefined, 'direct '],
  ['nothing known', undefined, null, 'direct '],
])('where a lead came from: %s', (_what, firstTouch, bdVid, expected) => {
  const { kind, name } = leadSource({ firstTouch, bdVid })
  expect(`${kind} ${name}`).toBe(expected)
})
