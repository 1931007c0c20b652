import { cover, type Examples, jump, longTitle } from '../../examples'
import { textOf, wordsOf } from '../../examples/records'
import { CompanyPageView } from './CompanyPageView'

export const examples: Examples = {
  bare: (page) => (
    <CompanyPageView
      page={page}
      record={{ id: '1' }}
      gateType="joinUs"
      defaultTitle={wordsOf(page).title}
      theme="light"
    />
  ),
  usual: (page) => (
    <CompanyPageView
      page={page}
      record={{
        id: '1',
        title: wordsOf(page).title,
        legend: wordsOf(page).desc,
        describe: textOf(page),
        pcResource: cover,
        jumpBO: jump,
        bannerUrl: 'https://jobs.example',
        plates: [{ name: wordsOf(page).kind, desc: wordsOf(page).desc, config: [] }],
      }}
      gateType="serviceAndSupport"
      defaultTitle=""
      theme="dark"
    />
  ),
  long: (page) => (
    <CompanyPageView
      page={page}
      record={{
        id: '1',
        title: longTitle(page),
        legend: longTitle(page),
        jumpBO: { ...jump, buttonTitle: longTitle(page) },
      }}
      gateType="joinUs"
      defaultTitle=""
      theme="light"
    />
  ),
}
