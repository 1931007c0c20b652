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
  gates: ({ name, jumpBO, industry }) => ({
    jumpBO: ofJump(jumpBO, name),
    industry: ofJump(industry?.jumpBO, name),
  }),
})
