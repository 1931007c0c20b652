import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Lang } from '../screens/lib/lang'
import { root } from '../screens/lib/paths'

export type Publication = {
  id: number
  name: string
  type: string
  introduction: string
  publicationDescribe: string
  createdAt: string
  examples?: number[]
  jumpBO?: { jumpContentType?: string }
}

export type Story = {
  id: number
  title: string
  customerName: string
  industry: number
  content?: string
  results?: { label: string; before?: string; after: string; sample?: string }[]
}

type Value = { title: string; desc?: string }

export type Product = {
  id: number
  name: string
  desc: string
  naviDesc?: string
  published?: boolean
  businessValues?: { config: Value[] }
  coreFunctions?: { functionList: Value[] }[]
}

/** Every record of a content folder in one language, in the order of the file names. */
export function records<T>(lang: Lang, folder: string): T[] {
  const directory = join(root, 'content', lang, folder)
  return readdirSync(directory)
    .sort()
    .map((file) => parse(readFileSync(join(directory, file), 'utf8')) as T)
}

/** The name of an industry. */
export const industryOf = (lang: Lang, id: number): string =>
  records<{ id: number; name: string }>(lang, 'industries').find((one) => one.id === id)?.name ?? ''
