import { type Examples, longTitle } from '@/components/examples'
import { activityOf, longAgo } from '@/components/examples/records'
import { EnrolFooter } from './EnrolFooter.client'
import { enrolProps } from './event-props'

const open = { enrollStatus: 'OPEN', enrollTypeDict: 'FORM' } as const

export const examples: Examples = {
  empty: (page) => <EnrolFooter {...enrolProps(page, activityOf(page))} />,
  usual: (page) => <EnrolFooter {...enrolProps(page, { ...activityOf(page), ...open })} />,
  link: (page) => (
    <EnrolFooter
      {...enrolProps(page, { ...activityOf(page), enrollStatus: 'OPEN', thirdLink: 'https://enrol.example' })}
    />
  ),
  over: (page) => <EnrolFooter {...enrolProps(page, { ...activityOf(page, longAgo), ...open })} />,
  closed: (page) => <EnrolFooter {...enrolProps(page, { ...activityOf(page), enrollStatus: 'CLOSED' })} />,
  long: (page) => (
    <EnrolFooter
      {...enrolProps(page, {
        ...activityOf(page),
        ...open,
        activityName: longTitle(page),
        enrollButtonTitle: longTitle(page),
      })}
    />
  ),
}
