import { useId } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import type { Resource } from '@/lib/contract/shared'
import type { PageContext } from '@/lib/i18n/page-context'
import { fileLabel } from '@/lib/rules/media/file-label'
import styles from './file-menu.module.css'

type Props = {
  page: PageContext
  title: string
  files: Resource['files']
  variant?: 'solid' | 'outline' | 'text'
  className?: string
}

/** The button of a document with several files: a small window of plain HTML (popover) that offers each, scripts or not (§3, §8). */
export function FileMenu({ page, title, files, variant, className = '' }: Props) {
  const id = useId()
  const { t } = page
  return (
    <>
      <Button
        variant={variant ?? 'solid'}
        icon="download"
        className={className}
        popoverTarget={id}
        aria-haspopup="dialog"
      >
        {title}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}title`}
        className={styles.window}
        data-theme="light"
      >
        <p id={`${id}title`} className={styles.title}>
          {title}
        </p>
        <p className={styles.count}>{t('jump.files', { count: files.length })}</p>
        <ul className={styles.files}>
          {files.map((file, index) => {
            const { name, kind } = fileLabel(file)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list may name the same address twice
              <li key={index}>
                <a href={page.href(file.url)} data-document="" target="_blank" rel="noopener">
                  <Icon name="download" size={18} />
                  <span>{name ?? t('jump.file', { number: index + 1 })}</span>
                  {kind && <small>{kind}</small>}
                </a>
              </li>
            )
          })}
        </ul>
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          {t('jump.closeFiles')}
        </button>
      </div>
    </>
  )
}
