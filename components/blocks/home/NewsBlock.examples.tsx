import { cover, type Examples, homeModule, jump, longTitle, many } from '../../examples'
import { NewsBlock } from './NewsBlock'

const news = (count: number, title: string) => ({
  ...homeModule,
  newsList: many(count, (id) => ({
    id,
    title,
    desc: title,
    coverMaterial: cover,
    createTime: id === '2' ? undefined : 1_780_000_000_000,
  })),
})

export const examples: Examples = {
  empty: (page) => <NewsBlock page={page} module={homeModule} />,
  one: (page) => <NewsBlock page={page} module={news(1, 'Spring release')} />,
  usual: (page) => <NewsBlock page={page} module={{ ...news(4, 'Spring release'), jumpBO: jump }} />,
  bare: (page) => (
    <NewsBlock page={page} module={{ ...homeModule, newsList: many(2, (id) => ({ id, title: 'News' })) }} />
  ),
  many: (page) => <NewsBlock page={page} module={news(20, 'Spring release')} />,
  long: (page) => <NewsBlock page={page} module={news(3, longTitle(page))} />,
}
