'use client'

import { DayPicker } from 'react-day-picker'
import { enGB, zhCN } from 'react-day-picker/locale'
import 'react-day-picker/style.css'
import type { DayRange } from '@/lib/rules/list/list-query'

export type CalendarProps = {
  language: string
  range: DayRange
  onChange: (range: DayRange) => void
  labels: { previous: string; next: string }
}

const toDate = (day: string | undefined) => (day ? new Date(`${day}T12:00:00`) : undefined)
const pad = (number: number) => String(number).padStart(2, '0')
const toDay = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** A month in which two taps choose the first and the last day. Days are days, without a time zone. */
export function Calendar({ language, range, onChange, labels }: CalendarProps) {
  const from = toDate(range.startDate)
  const choose = (day: Date) => {
    const tapped = toDay(day)
    const isStart = !range.startDate || Boolean(range.endDate)
    if (isStart) return onChange({ startDate: tapped })
    const start = range.startDate ?? tapped
    onChange(tapped < start ? { startDate: tapped, endDate: start } : { startDate: start, endDate: tapped })
  }
  return (
    <DayPicker
      mode="range"
      locale={language.startsWith('zh') ? zhCN : enGB}
      defaultMonth={from ?? new Date()}
      selected={from ? { from, to: toDate(range.endDate) } : undefined}
      onSelect={(_range, day) => choose(day)}
      labels={{ labelPrevious: () => labels.previous, labelNext: () => labels.next }}
    />
  )
}
