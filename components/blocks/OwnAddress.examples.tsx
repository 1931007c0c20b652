import { type Examples, jump } from '../examples'
import { saying } from '../examples/records'
import { OwnAddress } from './OwnAddress'

export const examples: Examples = {
  empty: (page) => <OwnAddress page={page} url={jump.buttonLink} jump={jump} title={saying(page).title} />,
  section: (page) => <OwnAddress page={page} url="/cases" jump={jump} title={saying(page).title} />,
  elsewhere: (page) => (
    <OwnAddress page={page} url="https://jobs.example" jump={undefined} title={saying(page).title} />
  ),
}
