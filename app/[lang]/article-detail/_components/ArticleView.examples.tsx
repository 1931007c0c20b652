import { type Examples, longTitle, many } from '@/components/examples'
import { newsOf, saying, textOf } from '@/components/examples/records'
import { ArticleView } from './ArticleView'

export const examples: Examples = {
  bare: (page) => (
    <ArticleView
      page={page}
      article={{ id: '501', title: saying(page).title, content: textOf(page, '') }}
      latest={[]}
    />
  ),
  usual: (page) => (
    <ArticleView
      page={page}
      article={{
        ...newsOf(page),
        content: textOf(page),
        label: `${saying(page).industry},${saying(page).place}`,
        mediaCoverageList: [{ address: 'https://press.example/1', mediaName: saying(page).name }],
        author: saying(page).person,
        edit: saying(page).person,
      }}
      latest={many(3, (id) => newsOf(page, id))}
    />
  ),
  many: (page) => (
    <ArticleView
      page={page}
      article={{
        ...newsOf(page),
        content: textOf(page),
        label: many(24, (id) => `${saying(page).industry} ${id}`).join(),
        mediaCoverageList: many(14, (id) => ({
          address: `https://press.example/${id}`,
          mediaName: `${saying(page).name} ${id}`,
        })),
      }}
      latest={[]}
    />
  ),
  long: (page) => (
    <ArticleView
      page={page}
      article={{
        ...newsOf(page),
        title: longTitle(page),
        desc: longTitle(page),
        content: textOf(page, `<p>${longTitle(page).repeat(30)}</p>`),
        label: longTitle(page),
        author: longTitle(page),
      }}
      latest={[{ ...newsOf(page, '502'), title: longTitle(page) }]}
    />
  ),
}
