import { type Examples, longTitle, many } from '@/components/examples'
import { newsOf, textOf, wordsOf } from '@/components/examples/records'
import { ArticleView } from './ArticleView'

export const examples: Examples = {
  bare: (page) => (
    <ArticleView
      page={page}
      article={{ id: '501', title: wordsOf(page).title, content: textOf(page, '') }}
      latest={[]}
    />
  ),
  usual: (page) => (
    <ArticleView
      page={page}
      article={{
        ...newsOf(page),
        content: textOf(page),
        label: `${wordsOf(page).industry},${wordsOf(page).place}`,
        mediaCoverageList: [{ address: 'https://press.example/1', mediaName: wordsOf(page).name }],
        author: wordsOf(page).person,
        edit: wordsOf(page).person,
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
        label: many(24, (id) => `${wordsOf(page).industry} ${id}`).join(),
        mediaCoverageList: many(14, (id) => ({
          address: `https://press.example/${id}`,
          mediaName: `${wordsOf(page).name} ${id}`,
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
