import { solution } from '@/lib/contract/solutions'
import { ofJump, recordType } from './record-type'

export const solutions = recordType({
  call: 'solution',
  file: {
    schema: solution.omit({ industry: true }),
    references: { industry: 'industries', examples: 'cases' },
  },
  search: {
    title: 'name',
    desc: 'desc',
    keywords: ({ industryName }) => [industryName],
    note: 'industryName',
  },
  share: ({ name, pcResource }) => [name, pcResource],
  gates: ({ jumpBO, industry }) => ({ jumpBO: ofJump(jumpBO), industry: ofJump(industry?.jumpBO) }),
})
