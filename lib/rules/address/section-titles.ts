import { recordKinds } from '@/lib/content-types/addresses'

/** The dictionary's key for the title of a list page; undefined for any other address. */
export const sectionTitle = (path: string) =>
  recordKinds.find(([, { list, title }]) => title && list === path)?.[1].title
