import styles from './filter-form.module.css'
import { Icon } from './Icon'

type Option = { value: string; label: string }

type Props = { name: string; label: string; options: Option[]; chosen: string[] }

/** A choice of several values in a drop-down of checkboxes; plain HTML, so that it works as part of a GET form. */
export function FilterMenu({ name, label, options, chosen }: Props) {
  if (options.length === 0) return null
  return (
    <details className={styles.menu} name="filter" data-filter-menu>
      <summary>
        <span>{label}</span>
        <span className={styles.chosen} data-count={chosen.length}>
          {chosen.length}
        </span>
        <Icon name="down" size={16} />
      </summary>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{label}</legend>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
