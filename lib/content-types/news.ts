import { z } from 'zod'
import type { News } from '@/lib/contract/news'
import { choice } from '@/lib/contract/shared'
import { listed, recordType } from './record-type'

const kinds = ['NEWS', 'NEWS_AI'] as const
const show = ({ id, title, desc, coverMaterial, createTime }: News) => ({
  ...{ id, name: title, desc, cover: coverMaterial, time: createTime },
})

export const news = recordType({
  call: 'article',
  file: { extra: z.object({ type: choice(kinds) }) },
  search: {
    title: 'title',
    desc: 'desc',
    keywords: ({ label }) => [label],
    cover: 'coverMaterial',
    time: ['createTime', 'createdAt'],
  },
  lists: kinds.map((type) => ({
    ...{ call: 'newsList', body: { type }, view: type === 'NEWS' ? 'all' : 'ai' },
    read: async (ask, body) => listed(await ask('newsList', body), show),
  })),
  share: ({ title, coverMaterial }) => [title, coverMaterial],
})
