import { type Examples, jump, longTitle, navigationItem } from '@/components/examples'
import { wordsOf } from '@/components/examples/records'
import { Introduction } from './Introduction'

export const examples: Examples = {
  empty: (page) => <Introduction page={page} banner={navigationItem} />,
  usual: (page) => (
    <Introduction page={page} banner={{ ...navigationItem, desc: wordsOf(page).desc, jumpBO: jump }} />
  ),
  withoutButton: (page) => (
    <Introduction page={page} banner={{ ...navigationItem, desc: wordsOf(page).desc }} />
  ),
  long: (page) => (
    <Introduction
      page={page}
      banner={{
        ...navigationItem,
        desc: longTitle(page),
        jumpBO: { ...jump, buttonTitle: longTitle(page) },
      }}
    />
  ),
}
