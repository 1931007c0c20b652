import { ofJump, recordType } from './record-type'

export const cases = recordType({
  call: 'example',
  file: { references: { industry: 'industries' } },
  search: {
    title: 'title',
    keywords: ({ customerName, industryName }) => [customerName, industryName],
    note: 'customerName',
    subject: 'customerName',
    cover: 'coverMaterial',
  },
  share: ({ title, coverMaterial, backgroundMaterial }) => [title, coverMaterial ?? backgroundMaterial],
  gates: ({ jumpBO, title }) => ({ jumpBO: ofJump(jumpBO, title) }),
})
