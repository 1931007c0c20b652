import { z } from 'zod'
import { html, id, jump, link, required, resource, text, time } from './shared'

const speaker = z.object({
  id: id.optional(),
  name: required,
  position: text.optional(),
  avatar: resource.optional(),
})
export type Speaker = z.output<typeof speaker>

const agenda = z.object({
  title: required,
  agendaStr: text.optional(),
  activitySpeaker: z.array(speaker).optional(),
})
export type Agenda = z.output<typeof agenda>

const review = z.object({
  id,
  title: required,
  description: text.optional(),
  coverMaterial: resource.optional(),
  playType: z.enum(['URL', 'UPLOAD']).default('URL'),
  jumpBO: jump.optional(),
})
export type Review = z.output<typeof review>

export const activity = z
  .object({
    id,
    activityName: required,
    activityTimeStr: text.optional(),
    startDate: time,
    endDate: time.optional(),
    liveAddress: link.optional(),
    place: text.optional(),
    activityType: text.optional(),
    coverMaterial: resource.optional(),
    videoMaterial: resource.optional(),
    activityShowType: text.default('STANDARD'),
    activityIntroduction: html.optional(),
    activityDescribe: html.optional(),
    activityAgendas: z.array(agenda).optional(),
    activitySpeakers: z.array(speaker).optional(),
    activityReviews: z.array(review).optional(),
    techBooth: html.optional(),
    attendeeGuide: html.optional(),
    enrollStatus: text.optional(),
    enrollTypeDict: text.optional(),
    enrollDetail: z.object({ id }).optional(),
    enrollButtonTitle: text.optional(),
    thirdLink: link.optional(),
  })
  .transform((value) => ({ ...value, endDate: value.endDate ?? value.startDate }))
export type Activity = z.output<typeof activity>
