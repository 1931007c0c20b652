import { cover, type Examples, jump, longTitle, many } from '@/components/examples'
import { caseOf, publicationOf, textOf, wordsOf } from '@/components/examples/records'
import { WhitePaper } from './WhitePaper'

export const examples: Examples = {
  bare: (page) => (
    <WhitePaper
      page={page}
      item={{ id: '802', type: 'WHITE_PAPER', name: wordsOf(page).title }}
      theme="light"
      bandTheme="light"
    />
  ),
  usual: (page) => (
    <WhitePaper
      page={page}
      item={{
        ...publicationOf(page),
        basePicture: cover,
        backgroundPicture: cover,
        jumpBO: jump,
        publicationDescribe: textOf(page),
        exampleBOS: many(3, (id) => caseOf(page, id)),
      }}
      theme="dark"
      bandTheme="dark"
    />
  ),
  many: (page) => (
    <WhitePaper
      page={page}
      item={{
        ...publicationOf(page),
        exampleBOS: many(12, (id) => ({
          ...caseOf(page, id),
          industryName: `${wordsOf(page).industry} ${id}`,
        })),
      }}
      theme="light"
      bandTheme="light"
    />
  ),
  long: (page) => (
    <WhitePaper
      page={page}
      item={{
        ...publicationOf(page),
        name: longTitle(page),
        introduction: longTitle(page),
        publicationDescribe: textOf(page, `<p>${longTitle(page).repeat(20)}</p>`),
        exampleBOS: [{ ...caseOf(page), title: longTitle(page), industryName: longTitle(page) }],
      }}
      theme="light"
      bandTheme="light"
    />
  ),
}
