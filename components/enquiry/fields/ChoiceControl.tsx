import styles from './field.module.css'
import type { ControlProps } from './types'

/** RADIO and CHECKBOX: each choice a row as large as a finger. Of checkboxes the first, which takes the focus, tells the error once. */
export function ChoiceControl({ outline, input, aria }: ControlProps) {
  return (
    <div className={styles.choices}>
      {outline.choices.map(({ label, attributes }, index) => (
        <label key={String(attributes.value)} className={styles.choice}>
          <input {...attributes} {...(index === 0 && aria)} {...input} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
