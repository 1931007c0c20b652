export { describePage } from './describe'
export { eventThing } from './things/event'
export { productThing, solutionThing } from './things/offers'
export { articleThing, caseThing, filmThing, publicationThing } from './things/works'
