/** Of another host, by itself or where it is too large to be scaled. */
const foreign = /^(?:\/api\/image\?src=)?https?(?::|%3a)/i

/** The address of a picture as attributes of `<img>`. Some hosts answer other sites' pages with a picture that says so: no referrer is sent to them. */
export const pictureSource = (src: string | undefined) => ({
  src,
  ...(src !== undefined && foreign.test(src) && { referrerPolicy: 'no-referrer' as const }),
})
