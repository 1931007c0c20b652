import styles from './field.module.css'
import type { ControlProps } from './types'

/** Radio buttons or checkboxes, each a row as large as a finger. */
function Choices({ field, input, aria, type }: ControlProps & { type: 'radio' | 'checkbox' }) {
  // A radio button cannot be invalid by itself: its group is (WAI-ARIA). Of checkboxes the first, which takes the focus, tells it once.
  const own = type === 'checkbox' ? aria : {}
  return (
    <div className={styles.choices}>
      {field.options.map((option, index) => (
        <label key={option} className={styles.choice}>
          <input
            id={index === 0 ? field.name : undefined}
            type={type}
            value={option}
            data-other={option === field.other ? '' : undefined}
            {...(index === 0 && own)}
            {...input}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  )
}

/** RADIO. */
export function RadioControl(props: ControlProps) {
  return <Choices {...props} type="radio" />
}

/** CHECKBOX. */
export function CheckboxControl(props: ControlProps) {
  return <Choices {...props} type="checkbox" />
}
