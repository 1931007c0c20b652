import { type Examples, longTitle, many } from '@/components/examples'
import { wordsOf } from '@/components/examples/records'
import { SceneSteps } from './SceneSteps.client'

export const examples: Examples = {
  one: (page) => <SceneSteps titles={[wordsOf(page).title]} label={wordsOf(page).kind} className="" />,
  many: (page) => (
    <SceneSteps
      titles={many(14, (id) => `${wordsOf(page).title} ${id}`)}
      label={wordsOf(page).kind}
      className=""
    />
  ),
  long: (page) => <SceneSteps titles={[longTitle(page)]} label={longTitle(page)} className="" />,
}
