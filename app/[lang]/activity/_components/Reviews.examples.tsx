import { cover, type Examples, longTitle, many, video } from '@/components/examples'
import { wordsOf } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { Reviews } from './Reviews'

const item = (page: PageContext, id: string) => ({
  id,
  title: `${wordsOf(page).title} ${id}`,
  description: wordsOf(page).desc,
  coverMaterial: cover,
  playType: 'URL' as const,
})

export const examples: Examples = {
  bare: (page) => (
    <Reviews page={page} eventId="601" items={[{ id: '1', title: wordsOf(page).title, playType: 'URL' }]} />
  ),
  usual: (page) => (
    <Reviews
      page={page}
      eventId="601"
      items={[
        { ...item(page, '1'), jumpBO: { jumpContentType: 'URL', buttonLink: '/media' } },
        { ...item(page, '2'), playType: 'UPLOAD', jumpBO: { jumpContentType: 'VIDEO', attachment: video } },
        { ...item(page, '3'), jumpBO: { jumpContentType: 'FORM', buttonLink: '/media' } },
      ]}
    />
  ),
  many: (page) => <Reviews page={page} eventId="601" items={many(11, (id) => item(page, id))} />,
  long: (page) => (
    <Reviews
      page={page}
      eventId="601"
      items={[
        {
          ...item(page, '1'),
          title: longTitle(page),
          jumpBO: { jumpContentType: 'URL', buttonLink: '/media', buttonTitle: longTitle(page) },
        },
      ]}
    />
  ),
}
