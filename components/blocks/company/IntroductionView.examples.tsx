import { sanitiseHtml } from '@/lib/contract/html'
import { cover, type Examples, logo, longTitle, many } from '../../examples'
import { IntroductionView } from './IntroductionView'

const company = { id: '1', type: 'company', title: 'Company' }
const all = (count: number) => [
  company,
  ...many(count - 1, (id) => ({ id: `${id}1`, type: `type-${id}`, title: `Type ${id}` })),
]

export const examples: Examples = {
  bare: (page) => <IntroductionView page={page} introduction={company} all={all(1)} theme="light" />,
  usual: (page) => (
    <IntroductionView
      page={page}
      introduction={{
        ...company,
        mainTitle: 'Software for plants',
        logo,
        pcResource: cover,
        describe: sanitiseHtml('<p>Since 1998.</p>', []),
        statistics: many(3, (id) => ({ label: `Figure ${id}`, value: '61' })),
        plates: [{ name: 'Where', desc: 'In Suzhou', config: [] }],
      }}
      all={all(3)}
      theme="dark"
    />
  ),
  many: (page) => (
    <IntroductionView
      page={page}
      introduction={{
        ...company,
        statistics: many(13, (id) => ({ label: `Figure ${id}`, value: '1,000,000,000+' })),
      }}
      all={all(15)}
      theme="light"
    />
  ),
  long: (page) => {
    const introduction = { ...company, title: longTitle(page), mainTitle: longTitle(page) }
    return (
      <IntroductionView
        page={page}
        introduction={introduction}
        all={[introduction, ...all(2)]}
        theme="light"
      />
    )
  },
}
