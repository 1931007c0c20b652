import styles from './field.module.css'
import type { ControlProps } from './types'

/** INPUT: keyboard, autofill and type by what the field asks for. */
export function InputControl({ outline, input, aria }: ControlProps) {
  return <input className={styles.box} {...outline.attributes} {...aria} {...input} />
}

/** TEXTAREA: grows with its text where the browser can. */
export function TextareaControl({ outline, input, aria }: ControlProps) {
  return <textarea className={`${styles.box} ${styles.area}`} {...outline.attributes} {...aria} {...input} />
}

/** SELECT: the browser's own list, the best there is on phones. */
export function SelectControl({ outline, input, aria }: ControlProps) {
  return (
    <select className={`${styles.box} ${styles.select}`} {...outline.attributes} {...aria} {...input}>
      {outline.choices.map(({ label, attributes }) => (
        <option key={String(attributes.value)} {...attributes}>
          {label}
        </option>
      ))}
    </select>
  )
}
