import { z } from 'zod'
import { html, id, jump, link, list, optional, required, resource, text, time } from './shared'

const speaker = z.object({
  id: optional(id),
  name: required,
  position: optional(text),
  avatar: optional(resource),
})
export type Speaker = z.output<typeof speaker>

const agenda = z.object({
  title: required,
  agendaStr: optional(text),
  activitySpeaker: optional(list(speaker)),
})
export type Agenda = z.output<typeof agenda>

const review = z
  .object({
    id,
    title: required,
    description: optional(text),
    coverMaterial: optional(resource),
    playType: optional(z.enum(['URL', 'UPLOAD'])),
    jumpBO: optional(jump),
  })
  .transform((value) => ({ ...value, playType: value.playType ?? 'URL' }))
export type Review = z.output<typeof review>

export const activity = z
  .object({
    id,
    activityName: required,
    activityTimeStr: optional(text),
    startDate: time,
    endDate: optional(time),
    liveAddress: optional(link),
    place: optional(text),
    activityType: optional(text),
    coverMaterial: optional(resource),
    videoMaterial: optional(resource),
    activityShowType: optional(text),
    activityIntroduction: optional(html),
    activityDescribe: optional(html),
    activityAgendas: optional(list(agenda)),
    activitySpeakers: optional(list(speaker)),
    activityReviews: optional(list(review)),
    techBooth: optional(html),
    attendeeGuide: optional(html),
    enrollStatus: optional(text),
    enrollTypeDict: optional(text),
    enrollDetail: optional(z.object({ id })),
    enrollButtonTitle: optional(text),
    thirdLink: optional(link),
  })
  .transform((value) => ({
    ...value,
    endDate: value.endDate ?? value.startDate,
    activityShowType: value.activityShowType ?? 'STANDARD',
  }))
export type Activity = z.output<typeof activity>
