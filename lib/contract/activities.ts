import { z } from 'zod'
import { isObject } from '@/lib/is-object'
import type { ContractIssue } from './errors'
import { issueAt } from './read'
import { enrolStatus, formReference } from './restrict'
import {
  choice,
  html,
  id,
  jump,
  link,
  openChoice,
  required,
  resource,
  text,
  time,
  title,
  video,
} from './shared'

const speaker = z.object({
  id: id.optional(),
  name: required,
  position: title.optional(),
  avatar: resource.optional(),
})
export type Speaker = z.output<typeof speaker>

const agenda = z.object({
  title: required,
  agendaStr: title.optional(),
  activitySpeaker: z.array(speaker).optional(),
})
export type Agenda = z.output<typeof agenda>

const review = z.object({
  id,
  title: required,
  description: text.optional(),
  coverMaterial: resource.optional(),
  playType: choice(['URL', 'UPLOAD']).default('URL'),
  jumpBO: jump.optional(),
})
export type Review = z.output<typeof review>

export const activity = z
  .object({
    id,
    activityName: required,
    activityTimeStr: title.optional(),
    startDate: time,
    endDate: time.optional(),
    liveAddress: link.optional(),
    place: title.optional(),
    activityType: title.optional(),
    coverMaterial: resource.optional(),
    videoMaterial: video.optional(),
    activityShowType: openChoice('STANDARD').default('STANDARD'),
    activityIntroduction: html.optional(),
    activityDescribe: html.optional(),
    activityAgendas: z.array(agenda).optional(),
    activitySpeakers: z.array(speaker).optional(),
    activityReviews: z.array(review).optional(),
    techBooth: html.optional(),
    attendeeGuide: html.optional(),
    enrollStatus: enrolStatus.optional(),
    enrollTypeDict: openChoice('FORM').optional(),
    /** null: it cannot be read, and no other form takes its place. */
    enrollDetail: formReference.optional(),
    enrollButtonTitle: title.optional(),
    thirdLink: link.optional(),
  })
  .transform((value) => ({ ...value, endDate: value.endDate ?? value.startDate }))
export type Activity = z.output<typeof activity>

/** True for an event whose page has tabs and an agenda; the page of any other shows one text (§2). */
export const isStandard = ({ activityShowType: type }: { activityShowType?: unknown }): boolean =>
  typeof type !== 'string' || /^(?:standard)?$/i.test(type.trim())

/** Fields of an event that its page does not show. */
export const unshownFields = (event: Record<string, unknown>): string[] =>
  isStandard(event)
    ? ['activityDescribe']
    : [
        ...['activityAgendas', 'activitySpeakers', 'activityReviews', 'techBooth', 'attendeeGuide'],
        ...(event.activityDescribe ? ['activityIntroduction'] : []),
      ]

/** What is reported of a text that the page of a STANDARD event does not show (§2). */
export function unshownText(written: unknown): ContractIssue[] {
  if (!isObject(written) || !isStandard(written)) return []
  const { activityDescribe: text } = written
  if (typeof text !== 'string' || text.trim() === '') return []
  const expected = 'activityIntroduction, which the page of a STANDARD event shows'
  return [issueAt(['activityDescribe'], expected, 'a text that it does not show')]
}
