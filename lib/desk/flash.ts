import { capital } from '@/lib/enquiry/admin/words'
import { type DeskRequest, isNamed } from './desk'

const done = ['state', 'give', 'note', 'unnote', 'retry', 'erase', 'content', 'putBack'] as const
const told = [
  'conflict',
  'noColleague',
  'noteEmpty',
  'unsure',
  'noneTicked',
  'noPreview',
  'fileChanged',
  'notWritten',
] as const

/** The message of the change that redirected here; `who` was the last to change what is shown. */
export function flashMessage({ url, desk }: DeskRequest, who = '') {
  const { t, session } = desk
  const good = done.find((name) => name === url.searchParams.get('done'))
  const bad = told.find((name) => name === url.searchParams.get('told'))
  const own = String(isNamed(desk) && who === session?.who)
  return { done: good && t(`desk.done${capital(good)}`), alert: bad && t(`desk.${bad}`, { who, own }) }
}
