import { Words } from '@/components/ui/Words'
import { postLines } from '@/lib/rules/text/post-lines'
import styles from './activity-view.module.css'

/** Whom a guest works for and as what, on lines of their own where the text parts them. */
export function Post({ text }: { text: string }) {
  const [company = '', post] = postLines(text)
  if (!post) return <Words text={text} />
  return (
    <>
      <span className={styles.post}>
        <Words text={company} />
      </span>{' '}
      <span className={styles.post}>
        <Words text={post} />
      </span>
    </>
  )
}
