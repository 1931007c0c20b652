import { expect, it } from 'vitest'
import { fileLabel } from './file-label'

it.each([
  ['/assets/files/handbook.cn.pdf', undefined, 'handbook.cn', 'PDF'],
  [
    'https://cdn.example/a/%E4%BA%A7%E5%93%81%20%E6%89%8B%E5%86%8C.docx?v=2#p',
    undefined,
    '产品 手册',
    'DOCX',
  ],
  ['/files/price_list.xlsx', 'application/vnd.ms-excel', 'price_list', 'XLSX'],
  ['/files/core-video.mp4', 'video/mp4', 'core-video', 'MP4'],
  // An address without a name or an extension says nothing, or no more than its declared type.
  ['/download?id=7', 'application/pdf', 'download', 'PDF'],
  ['/download?id=7', undefined, 'download', undefined],
  ['https://cdn.example/', 'application/pdf', undefined, 'PDF'],
  ['https://cdn.example', undefined, undefined, undefined],
  ['/files/%E0%A4%A.pdf', undefined, '%E0%A4%A', 'PDF'],
  ['/files/v2.0', undefined, 'v2.0', undefined],
  ['/files/.pdf', undefined, '.pdf', undefined],
])('%s (%s)', (url, type, name, kind) => {
  expect(fileLabel({ url, ...(type && { type }) })).toEqual({ name, kind })
})
