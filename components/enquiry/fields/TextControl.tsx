import styles from './field.module.css'
import type { ControlProps } from './types'

/** INPUT: keyboard, autofill and type by what the field asks for. */
export function InputControl({ field, input, aria }: ControlProps) {
  return (
    <input
      id={field.name}
      className={styles.box}
      type={field.inputType}
      {...(field.check === 'EMAIL' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false })}
      autoComplete={field.autoComplete}
      placeholder={field.prompt}
      aria-required={field.isRequired}
      {...aria}
      {...input}
    />
  )
}

/** TEXTAREA: grows with its text where the browser can. */
export function TextareaControl({ field, input, aria }: ControlProps) {
  return (
    <textarea
      id={field.name}
      className={`${styles.box} ${styles.area}`}
      rows={4}
      placeholder={field.prompt}
      aria-required={field.isRequired}
      {...aria}
      {...input}
    />
  )
}

/** SELECT: the browser's own list, the best there is on phones. */
export function SelectControl({ field, input, aria, texts }: ControlProps) {
  return (
    <select
      id={field.name}
      className={`${styles.box} ${styles.select}`}
      aria-required={field.isRequired}
      {...aria}
      {...input}
    >
      <option value="">{field.prompt ?? texts.choose}</option>
      {field.options.map((option) => (
        <option key={option} value={option} data-other={option === field.other ? '' : undefined}>
          {option}
        </option>
      ))}
    </select>
  )
}
