import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from './Icon'

type Variant = { variant?: 'solid' | 'outline' | 'text'; icon?: IconName | undefined; children: ReactNode }

function inner(children: ReactNode, icon: IconName | undefined) {
  return (
    <>
      <span>{children}</span>
      {icon && <Icon name={icon} size={18} />}
    </>
  )
}

/** A link that looks like a button; min height 48 CSS px. External addresses open a new tab. */
export function ButtonLink({
  variant = 'solid',
  icon,
  children,
  className = '',
  ...anchor
}: Variant & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const isExternal = /^(?:https?:)?\/\//i.test(anchor.href)
  const target = isExternal ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={`${styles.button} ${styles[variant]} ${className}`} {...target} {...anchor}>
      {inner(children, icon)}
    </a>
  )
}

/** A button of the same looks; `type="button"` unless told otherwise. */
export function Button({
  variant = 'solid',
  icon,
  children,
  className = '',
  type = 'button',
  ...button
}: Variant & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={`${styles.button} ${styles[variant]} ${className}`} {...button}>
      {inner(children, icon)}
    </button>
  )
}
