const relative = /^today(?:([+-]\d{1,4})d)?(?: (\d{2}:\d{2}))?$/
const local = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * A time of a file as a date picker holds it, `YYYY-MM-DD HH:mm`: local times are shortened to it, `today-2d 09:00` is counted
 * from `now`. What names a zone, and what is no time, comes back as it is.
 */
export function asPicked(value: unknown, now = new Date()): unknown {
  if (typeof value !== 'string') return value
  const [, date, time = '00:00'] = local.exec(value.trim()) ?? []
  if (date) return `${date} ${time}`
  const [isRelative, days = '0', clock = '00:00'] = relative.exec(value.trim()) ?? []
  if (!isRelative) return value
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + Number(days))
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())} ${clock}`
}
