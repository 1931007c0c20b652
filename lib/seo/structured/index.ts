export { describePage } from './describe'
export { eventThing } from './things/event'
export { productThing, solutionThing } from './things/offers'
export { articleThing, caseThing, publicationThing, videoThing } from './things/works'
