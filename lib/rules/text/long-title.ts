/** From so many Latin signs on a title fills four lines of a banner in the largest size; a Chinese sign counts as two. */
const LONG = 46

/** True for a title that is set one size smaller, so that the banner stays a banner. */
export const isLongTitle = (title: string): boolean =>
  [...title].reduce((weight, sign) => weight + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0) > LONG
