import type { IncomingMessage } from 'node:http'
import { endpoints } from '@/lib/contract/endpoints'

const calls = Object.entries(endpoints)
  // `{type}/{id}` fits what others name more exactly.
  .sort(([, a], [, b]) => Number(a.path.startsWith('{')) - Number(b.path.startsWith('{')))
  .map(([name, { method, path, output, ...more }]) => ({
    name,
    method,
    output,
    isRecord: 'record' in more,
    path: new RegExp(`^${path.replace(/\{type\}/, '[a-zA-Z-]+').replaceAll(/\{\w+\}/g, '\\d+')}$`),
  }))

/** The call of the contract that a request to a back end makes, with the schema of its answer. */
export function callOf({ method, url = '' }: IncomingMessage) {
  const path = url.replace('/api/internal/', '').split('?')[0] ?? ''
  return calls.find((one) => one.method === method && one.path.test(path))
}
