import { type Examples, longTitle, many } from '@/components/examples'
import { saying } from '@/components/examples/records'
import { SceneSteps } from './SceneSteps.client'

export const examples: Examples = {
  one: (page) => <SceneSteps titles={[saying(page).title]} label={saying(page).kind} className="" />,
  many: (page) => (
    <SceneSteps
      titles={many(14, (id) => `${saying(page).title} ${id}`)}
      label={saying(page).kind}
      className=""
    />
  ),
  long: (page) => <SceneSteps titles={[longTitle(page)]} label={longTitle(page)} className="" />,
}
