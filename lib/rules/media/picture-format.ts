/** The format a picture is sent in; `source` keeps its own where the browser accepts neither AVIF nor WebP. */
export type PictureFormat = 'avif' | 'webp' | 'source'

/** Wider ones stay WebP: AVIF takes a processor a second and more for them, and phones ask for none (ADR 0015). */
const WIDEST_AVIF = 720

/** The format for a browser that sends this `Accept`, at this width (§9, D28). */
export function pictureFormat(accept: string, width: number): PictureFormat {
  if (accept.includes('image/avif') && width <= WIDEST_AVIF) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'source'
}
