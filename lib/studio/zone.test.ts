import { expect, it } from 'vitest'
import config from './config.en.json'
import { inZone, ownTime } from './zone'

const winter = Date.parse('2026-01-15T12:00Z')
const summer = Date.parse('2026-07-15T12:00Z')

it('gives nine o’clock in Shanghai on the editor’s own clock, summer time and another day included', () => {
  const at = (own: string, now: number) => ownTime('Asia/Shanghai', own, 'en', now)
  expect(at('Europe/Amsterdam', winter)).toContain('09:00 there is at present 02:00 where you are')
  expect(at('Europe/Amsterdam', summer)).toContain('03:00 where you are')
  expect(at('America/Los_Angeles', winter)).toContain('17:00 the day before')
  expect(at('Asia/Kolkata', winter)).toContain('06:30 where')
  expect(at('Asia/Taipei', winter)).toBeUndefined()
  expect(at('Etc/Unknown', winter)).toBeUndefined()
  expect(ownTime('America/Los_Angeles', 'Pacific/Auckland', 'cn', winter)).toContain('的后一天 06:00。')
  expect(ownTime('Asia/Shanghai', 'Europe/Amsterdam', 'cn', winter)).toContain('的 02:00。')
})

it('every time field of the editor is in the site’s zone, and nothing else is changed', () => {
  const zoned = JSON.stringify(inZone(config, 'Asia/Shanghai', 'A note.'))
  const fields = JSON.stringify(config).split('"widget":"datetime"').length
  expect(zoned.split('"input_timezone":"Asia/Shanghai"')).toHaveLength(fields)
  expect(zoned.split('A note."')).toHaveLength(fields)
  expect(inZone(config, 'UTC').config.i18n).toEqual(config.config.i18n)
  expect(JSON.stringify(inZone(config, 'UTC')).replaceAll(/,"input_timezone":"UTC"/g, '')).toBe(
    JSON.stringify(config),
  )
})
