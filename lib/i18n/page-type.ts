import { isLocale } from './locales'
import { isCall, pageTypes } from './routes'

const known = new Set<string>([...pageTypes, 'not-found'])

/** Kind of an address for figures: few and fixed, whatever visitors ask for. Works on stored keys (`/cn/product/1`) and visible paths. */
export function pageType(path: string): string {
  const [first = '', ...rest] = path.split('/').slice(1)
  if (isLocale(first)) return rest[0] === undefined ? 'home' : pageType(`/${rest.join('/')}`)
  if (first === '') return 'home'
  if (first === '_next') return 'script'
  if (first === 'api') return `api/${isCall(path) ? rest[0] : 'other'}`
  const name = first.toLowerCase()
  if (known.has(name)) return name
  return path.includes('.') ? 'file' : 'other'
}
