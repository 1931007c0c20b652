import { Button } from '@/components/ui/Button'
import styles from './consult-dialog.module.css'

type Props = {
  titleId: string
  title: string
  text?: string
  action?: { label: string; run: () => void }
}

/** The dialog without a form: loading, not to be had now, or no longer offered. */
export function ConsultMessage({ titleId, title, text, action }: Props) {
  return (
    <div className={styles.message} role="status">
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </div>
  )
}
