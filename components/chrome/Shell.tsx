import type { ReactNode } from 'react'
import type { PageContext } from '@/lib/i18n/page-context'
import type { PreviewState } from '@/lib/rules/preview/preview-state'
import { FloatingActions } from './FloatingActions'
import { Footer } from './Footer'
import { MobileMenu } from './MobileMenu'
import { PreviewBar } from './PreviewBar'
import styles from './shell.module.css'
import { TopBar } from './TopBar'
import type { Chrome } from './types'

type Props = {
  page: PageContext
  chrome: Chrome
  /** This page's path without language prefix, and where the language switch leads (D3). */
  path: string
  alternatePath: string
  /** True when the page begins with a banner that the bar lies over. */
  hasBanner?: boolean
  /** Set on a preview: how it stands to what visitors see (D14). */
  preview?: PreviewState | undefined
  children: ReactNode
}

/** Skip link, bar, menus, page, footer and floating actions: the frame of every page. */
export function Shell({ page, chrome, path, alternatePath, hasBanner = false, preview, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {page.t('shell.skip')}
      </a>
      {preview && <PreviewBar page={page} state={preview} />}
      <TopBar
        page={page}
        chrome={chrome}
        path={path}
        alternatePath={alternatePath}
        isOverBanner={hasBanner}
      />
      <MobileMenu page={page} chrome={chrome} path={path} alternatePath={alternatePath} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} footer={chrome.footer} siteTitle={chrome.site.title} />
      <FloatingActions page={page} path={path} />
    </>
  )
}
