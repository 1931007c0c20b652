import { type Examples, longTitle } from '@/components/examples'
import { Post } from './Post'

export const examples: Examples = {
  usual: () => <Post text="北湾数智 客户成功负责人" />,
  latin: () => <Post text="Head of Customer Success, Northbay Digital" />,
  long: (page) => <Post text={longTitle(page)} />,
}
