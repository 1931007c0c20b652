import { marked } from 'marked'
import { expect, it } from 'vitest'
import { inChinese } from '@/lib/content/in-chinese'
import { presentationNotes } from './check-presentation'

it('notes pictures without a text or too small, and texts that search results end in the middle', () => {
  const content = String(
    marked.parse(
      '![](/assets/a.png) ![A plan](/assets/b.png) ![A scan](/assets/e.TIFF)\n\n<img src="/c.png" alt="" width="160">\n\n<img src="/d.png">',
    ),
  )
  const small = '/assets/screens/cn/1001-m.png'
  const record = {
    ...{ title: `A ${'very '.repeat(15)}long title`, desc: 'Short. '.repeat(40), content },
    ...{
      background: '/assets/uploads/img_0042.heic',
      coverMaterial: { files: [{ url: small }] },
      constructor: small,
      logo: small,
    },
  }
  const said = (folder: string) =>
    presentationNotes(record, folder, 'en').map(({ path, message, topic }) => [
      path.join('.'),
      message,
      topic,
    ])
  const pictures = [
    ['content', 'a picture without a text for those who do not see it: /assets/a.png', 'picture'],
    ['content', 'a picture without a text for those who do not see it: /d.png', 'picture'],
    ['content', expect.stringMatching(/^few browsers show .*: \/assets\/e\.TIFF$/), 'picture'],
    ['background', expect.stringMatching(/^few browsers show .*: .*heic$/), 'picture'],
    ['coverMaterial.files.0.url', 'this picture is 600 px wide, its place 800', 'picture'],
  ]
  expect(said('news')).toEqual([
    ...pictures,
    ['title', expect.stringMatching(/^search results end in the middle: A very .*very…$/), 'search'],
  ])
  expect(said('home')).toEqual(pictures)
  for (const [, message = ''] of said('news')) expect(inChinese(String(message))).toMatch(/\p{Script=Han}/u)
})
