'use client'

import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button'
import { isMissingCode, reloadOnce } from '@/components/ui/reload-once.client'
import type { BrokenTexts } from './broken-texts'
import styles from './message.module.css'

/** The texts that the layout wrote on the page: they are read when they are needed, and cost no script. */
function textsOfPage(): BrokenTexts | undefined {
  try {
    return JSON.parse(document.body.dataset.broken ?? '') as BrokenTexts
  } catch {
    return undefined
  }
}

/** What stands for a page that failed in the browser, with ways on. Code that a deploy took away is first asked for again, once. */
export function BrokenView({ error }: { error: unknown }) {
  const [texts] = useState(textsOfPage)
  const [isShown, show] = useState(!isMissingCode(error))
  useEffect(() => {
    if (isMissingCode(error) && !reloadOnce()) show(true)
  }, [error])
  if (!isShown || !texts) return null
  return (
    <main className={`container ${styles.message}`}>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{texts.retry}</Button>
        {texts.links.map(({ href, label }) => (
          <ButtonLink key={href} look="outline" href={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </main>
  )
}
