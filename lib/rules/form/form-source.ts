import type { FormTypeSource } from '@/lib/contract/enquiry'

const sources: Record<string, FormTypeSource> = {
  product: 'PRODUCT',
  'product-category': 'PRODUCT',
  cases: 'EXAMPLE',
  'case-detail': 'EXAMPLE',
  solution: 'SOLUTION',
  periodical: 'CORPORATE_PUBLICATION',
}

/** Where an enquiry comes from, by the first and second segment of the visible path without its language prefix (§7). */
export function formSource(path: string): { formTypeSource: FormTypeSource; sourceId?: string } {
  const segments = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
  const [first = '', second = ''] = /^(?:cn|en)$/.test(segments[0] ?? '') ? segments.slice(1) : segments
  const formTypeSource = Object.hasOwn(sources, first) ? (sources[first] ?? 'INDEX_MODEL') : 'INDEX_MODEL'
  const isRecord = first !== 'form' && /^\d{1,15}$/.test(second)
  return isRecord ? { formTypeSource, sourceId: second } : { formTypeSource }
}
