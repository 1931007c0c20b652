import { type Language, load } from '../client/load'

/** Entries of a feed. Readers fetch it often; older entries are in the lists. */
const MOST = 50

/** The newest news of both kinds, for feeds. Throws when a list is not to be had. */
export async function getFeedNews(language: Language) {
  const lists = await Promise.all(
    ['NEWS', 'NEWS_AI'].map((type) =>
      load('newsList', language, { body: { pageNo: 1, pageSize: MOST, type } }),
    ),
  )
  const dated = lists
    .flatMap(({ data }) => data)
    .flatMap((item) => {
      const { createTime } = item
      return createTime === undefined ? [] : [{ ...item, createTime }]
    })
  const byId = new Map(dated.map((item) => [item.id, item]))
  return [...byId.values()].sort((a, b) => b.createTime - a.createTime).slice(0, MOST)
}

/** The first events of their list, for feeds and calendars. Throws when the list is not to be had. */
export async function getFeedEvents(language: Language) {
  const { data } = await load('activityList', language, {
    body: { pageNo: 1, pageSize: MOST, activity: {} },
  })
  return data.slice(0, MOST)
}
