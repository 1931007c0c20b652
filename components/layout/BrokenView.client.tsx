'use client'

import { useEffect, useState } from 'react'
import { ask } from '@/components/ui/ask.client'
import { Button, ButtonLink } from '@/components/ui/Button'
import { parseBody } from '@/components/ui/parse-body.client'
import { isMissingCode, reloadOnce } from '@/components/ui/reload-once.client'
import { reportFailure } from '@/components/ui/report-failure.client'
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

/** This page as the server renders it, without its scripts: a script is what is missing, and the page can be read without any (D13). */
async function pageAsServed(): Promise<string | undefined> {
  try {
    const response = await ask(location.href)
    if (!response.ok) return undefined
    const { body } = parseBody(await response.text())
    for (const script of body.querySelectorAll('script')) script.remove()
    return body.querySelector('main') ? body.innerHTML : undefined
  } catch {
    return undefined
  }
}

/** Replaces a page that failed in the browser, with ways on. Code that a deploy took away is asked for again, once; then the page stands without it. */
export function BrokenView({ error }: { error: unknown }) {
  const [texts] = useState(textsOfPage)
  const [isShown, show] = useState(!isMissingCode(error))
  const [served, setServed] = useState<string>()
  useEffect(() => {
    reportFailure(error)
    if (!isMissingCode(error) || reloadOnce()) return
    void pageAsServed().then((html) => (html === undefined ? show(true) : setServed(html)))
  }, [error])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this site's own page, and the CSP lets none of its scripts run
  if (served !== undefined) return <div dangerouslySetInnerHTML={{ __html: served }} />
  if (!isShown || !texts) return null
  return (
    <main className={`container ${styles.message}`}>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{texts.retry}</Button>
        {texts.links.map(({ href, label }) => (
          <ButtonLink key={href} variant="outline" href={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </main>
  )
}
