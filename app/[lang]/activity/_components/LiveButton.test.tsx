import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LiveButton } from './LiveButton.client'

const labels = { live: 'LIVE', reserve: 'RESERVE', enter: 'ENTER', opens: 'OPENS', addToCalendar: 'CALENDAR' }
const room = 'https://live.example/601'

it.each([
  ['before', room, ['RESERVE', 'CALENDAR', 'OPENS']],
  ['running', room, ['LIVE', 'ENTER']],
  ['over', room, []],
  ['before', undefined, []],
  ['running', undefined, []],
] as const)('%s, with the live address %s: badge and button agree (D11)', (phase, liveAddress, words) => {
  const dates = { startDate: 0, endDate: 0, zone: 'Asia/Shanghai', phase }
  const html = renderToStaticMarkup(
    <LiveButton {...dates} hasSeats={false} liveAddress={liveAddress} calendar="/c" labels={labels} />,
  )
  expect(
    Object.values(labels)
      .filter((word) => html.includes(word))
      .sort(),
  ).toEqual([...words].sort())
})
