import { type Examples, longTitle, many } from '@/components/examples'
import { speakersOf, wordsOf } from '@/components/examples/records'
import { Agenda } from './Agenda'

export const examples: Examples = {
  one: (page) => <Agenda items={[{ title: wordsOf(page).title }]} />,
  usual: (page) => (
    <Agenda
      items={many(3, (id) => ({
        title: `${wordsOf(page).title} ${id}`,
        agendaStr: `0${id}:00`,
        activitySpeaker: speakersOf(page, Number(id) - 1),
      }))}
    />
  ),
  sameBreakTwice: (page) => (
    <Agenda items={many(2, () => ({ title: wordsOf(page).title, agendaStr: '10:00' }))} />
  ),
  long: (page) => (
    <Agenda
      items={[
        {
          title: longTitle(page),
          agendaStr: longTitle(page),
          activitySpeaker: [{ name: longTitle(page), position: longTitle(page) }],
        },
      ]}
    />
  ),
}
