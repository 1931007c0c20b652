import { expect, it } from 'vitest'
import { documentOf } from './documents'

it('keeps the signs of a title, which is no HTML, and the words alone of a description, which may be', () => {
  const wire = {
    id: 7,
    title: 'Stock  <5 days, margin >10% & “<b>”',
    desc: '<p>In <b>words</b> &amp; so</p>',
  }
  const found = documentOf('news', wire, { zone: 'Asia/Shanghai', bodyLength: 100 })
  expect([found?.title, found?.desc]).toEqual(['Stock <5 days, margin >10% & “<b>”', 'In words & so'])
})

const event = {
  id: 1,
  activityName: 'Open day',
  activityIntroduction: '<p>welcome</p>',
  activityDescribe: '<p>described</p>',
  techBooth: '<p>booth</p>',
  activityAgendas: [{ title: 'agenda' }],
  activitySpeakers: [{ name: 'Ada', position: 'chair' }],
}
it.each([
  ['STANDARD', 'welcome · booth · agenda · Ada · chair', 'Ada'],
  [undefined, 'welcome · booth · agenda · Ada · chair', 'Ada'],
  ['RICH', 'described', ''],
])('takes of an event what its page shows: %s', (activityShowType, body, keywords) => {
  const wire = { ...event, activityShowType }
  const found = documentOf('activities', wire, { zone: 'Asia/Shanghai', bodyLength: 100 })
  expect([found?.body, found?.keywords]).toEqual([body, keywords])
})
it('takes the introduction of an event that is described nowhere else', () => {
  const wire = { ...event, activityShowType: 'RICH', activityDescribe: undefined }
  expect(documentOf('activities', wire, { zone: 'Asia/Shanghai', bodyLength: 100 })?.body).toBe('welcome')
})
