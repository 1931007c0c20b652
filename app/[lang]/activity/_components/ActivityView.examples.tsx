import { cover, type Examples, longTitle, many } from '@/components/examples'
import { activityOf, speakersOf, textOf, wordsOf } from '@/components/examples/records'
import type { PageContext } from '@/lib/i18n/page-context'
import { ActivityView } from './ActivityView'

const full = (page: PageContext, count: number) => ({
  ...activityOf(page),
  enrollStatus: 'OPEN' as const,
  enrollTypeDict: 'FORM',
  activityIntroduction: textOf(page),
  techBooth: textOf(page),
  attendeeGuide: textOf(page),
  activityAgendas: many(count, (id) => ({ title: `${wordsOf(page).title} ${id}`, agendaStr: '09:00' })),
  activitySpeakers: speakersOf(page, count),
  activityReviews: many(count, (id) => ({
    id,
    title: `${wordsOf(page).title} ${id}`,
    playType: 'URL' as const,
    coverMaterial: cover,
  })),
})

export const examples: Examples = {
  bare: (page) => <ActivityView page={page} item={activityOf(page)} typeLabel={undefined} />,
  usual: (page) => <ActivityView page={page} item={full(page, 3)} typeLabel={wordsOf(page).kind} />,
  many: (page) => <ActivityView page={page} item={full(page, 20)} typeLabel={wordsOf(page).kind} />,
  long: (page) => (
    <ActivityView
      page={page}
      item={{ ...full(page, 1), activityName: longTitle(page), enrollButtonTitle: longTitle(page) }}
      typeLabel={longTitle(page)}
    />
  ),
}
