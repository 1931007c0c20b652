import { asvsOfData } from './asvs-of-data'
import { asvsOfTheWeb } from './asvs-of-the-web'
import { attacksByContent } from './attacks-by-content'
import { attacksOnLeads } from './attacks-on-leads'
import { attacksOnTheSite } from './attacks-on-the-site'

export { type Fault, places, planted } from './fault'

/** Every fault; its place in the list is the number by which it is woken. */
export const faults = [
  ...attacksOnTheSite,
  ...attacksByContent,
  ...attacksOnLeads,
  ...asvsOfTheWeb,
  ...asvsOfData,
]
