import { sanitiseHtml } from './html'
import { decode } from './text-pictures'

/** What a text of HTML shows or links, as pages write its address, and the element that does. */
export const textAddresses = (text: unknown): { tag: string; address: string }[] =>
  [
    ...sanitiseHtml(typeof text === 'string' ? text : '').matchAll(/<(img|video|audio|source|a)\b([^>]*)>/g),
  ].flatMap(([, tag = '', attributes = '']) =>
    [...attributes.matchAll(/ (?:src|poster|href)="([^"]*)"/g)].map(([, address = '']) => ({
      ...{ tag, address: decode(address) },
    })),
  )
