import { afterEach, describe, expect, it } from 'vitest'
import { clearIndexes, keysByTitle, languageIndex } from '@/lib/search/indexes'
import { filtered } from './filters'

const event = { id: 7, activityName: '北湾学院：仓库主管培训', startDate: '2026-01-01' }
const media = { id: 8, titleContent: 'Training for planners' }
const none = () => undefined

afterEach(clearIndexes)

describe('the keyword of a list of embedded content', () => {
  it('finds words in any order and with a letter wrong once the index is there, parts of a name always (D15)', () => {
    const finds = (query: string) => keysByTitle('cn', query)
    const events = (activityName: string) =>
      filtered('activities', [event], { activityName }, none, finds).map(({ id }) => id)
    const medias = (titleContent: string) =>
      filtered('media', [media], { titleContent }, none, finds).map(({ id }) => id)
    expect([events('院：仓'), events('培训 北湾'), medias('trainig')]).toEqual([[7], [], []])
    const kept = languageIndex('cn')
    const record = { desc: '', keywords: '', body: '不在标题里', from: 'x' }
    const [first, second] = ['event /activity/7', 'media /Media/8']
    kept.index.put({ ...record, key: first ?? '', kind: 'event', path: '', title: event.activityName })
    kept.index.put({ ...record, key: second ?? '', kind: 'media', path: '', title: media.titleContent })
    kept.readyAt = 1
    expect([events('院：仓'), events('培训 北湾'), medias('trainig')]).toEqual([[7], [7], [8]])
    expect([events('不在标题里'), events('培训 月球')], 'titles alone, and all words').toEqual([[], []])
  })
})
