import { type Examples, longTitle } from '@/components/examples'
import { speakersOf } from '@/components/examples/records'
import { Guests } from './Guests'

export const examples: Examples = {
  one: (page) => <Guests items={speakersOf(page, 1)} />,
  two: (page) => <Guests items={speakersOf(page, 2)} />,
  four: (page) => <Guests items={speakersOf(page, 4)} />,
  seven: (page) => <Guests items={speakersOf(page, 7)} />,
  many: (page) => <Guests items={speakersOf(page, 14)} />,
  long: (page) => <Guests items={[{ name: longTitle(page), position: longTitle(page) }]} />,
}
