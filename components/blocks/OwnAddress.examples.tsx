import { type Examples, jump } from '../examples'
import { wordsOf } from '../examples/records'
import { OwnAddress } from './OwnAddress'

export const examples: Examples = {
  empty: (page) => <OwnAddress page={page} url={jump.buttonLink} jump={jump} title={wordsOf(page).title} />,
  section: (page) => <OwnAddress page={page} url="/cases" jump={jump} title={wordsOf(page).title} />,
  elsewhere: (page) => (
    <OwnAddress page={page} url="https://jobs.example" jump={undefined} title={wordsOf(page).title} />
  ),
}
