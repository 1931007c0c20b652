import styles from './consult-dialog.module.css'
import type { ConsultTexts } from './texts'
import type { FormDefinition } from './types'

type Props = { titleId: string; form: FormDefinition; isGated: boolean; texts: ConsultTexts }

/** The calm side of the dialog: what the form is for, and what happens after it is sent. */
export function ConsultAside({ titleId, form, isGated, texts }: Props) {
  const steps = isGated
    ? [texts.gateNext1, texts.gateNext2, texts.gateNext3]
    : (form.nextSteps ?? [texts.next1, texts.next2, texts.next3])
  return (
    <div className={styles.aside} data-theme="dark">
      <h2 id={titleId} tabIndex={-1}>
        {form.name}
      </h2>
      {form.description && <p className={styles.description}>{form.description}</p>}
      <div className={styles.next}>
        <h3>{texts.nextTitle}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
