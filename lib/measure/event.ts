/** What is counted, in the order of the funnel. */
export const events = ['view', 'form', 'submit', 'gate'] as const
export type VisitEvent = (typeof events)[number]

/** What browsers tell. A submit is none of it: those that are stored are counted, so that nobody can invent one. */
export const reportedEvents = ['view', 'form', 'gate'] as const

/** The name of all that is beyond a limit, or whose name says too much. */
export const OTHER = '*'

/** One event that a browser reported, as it is counted. */
export type Visit = {
  event: (typeof reportedEvents)[number]
  page: string
  /** Id of the form; empty for a view. */
  form: string
  /** Kind and name of the source (`lib/rules/form/lead-source`). */
  source: string
  campaign: string
}
