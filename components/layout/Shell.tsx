import type { ReactNode } from 'react'
import type { PageContext } from '@/lib/i18n/page-context'
import type { PageFacts } from '@/lib/rules/address/trail'
import type { PreviewState } from '@/lib/rules/preview/preview-state'
import { ownWords } from '@/lib/rules/text/segment-words'
import { siteWords } from '../ui/Words'
import { Breadcrumbs } from './Breadcrumbs'
import { ClosingBand } from './ClosingBand'
import { FloatingActions } from './FloatingActions'
import { Footer } from './Footer'
import { MobileMenu } from './MobileMenu'
import { PreviewBar } from './PreviewBar'
import { StructuredData } from './StructuredData'
import { SearchOpener } from './search/SearchOpener.client'
import { searchTexts } from './search/search-texts'
import styles from './shell.module.css'
import { TopBar } from './TopBar'
import type { Layout } from './types'

type Props = {
  page: PageContext
  layout: Layout
  /** This page's path without language prefix, and where the language switch leads (D3). */
  path: string
  alternatePath: string
  /** True when the page begins with a banner that the bar lies over. */
  hasBanner?: boolean
  /** Set on a preview: how it stands to what visitors see (D14). */
  preview?: PreviewState | undefined
  /** Where the page stands and what it is about; none for what is not to be found (404, forms). */
  facts?: PageFacts | undefined
  /** The last band, for pages whose readers come for something else than the site's own says. */
  closing?: ReactNode
  children: ReactNode
}

/** Skip link, bar, menus, page, footer and floating actions: the frame of every page. */
export function Shell({
  page,
  layout,
  path,
  alternatePath,
  hasBanner = false,
  preview,
  facts,
  closing,
  children,
}: Props) {
  siteWords().value = ownWords(page.t('shell.siteName'), page.t.raw('shell.unbrokenWords'))
  return (
    <>
      <a className={styles.skip} href="#content">
        {page.t('shell.skip')}
      </a>
      {preview && <PreviewBar page={page} state={preview} />}
      <TopBar
        page={page}
        layout={layout}
        path={path}
        alternatePath={alternatePath}
        isOverBanner={hasBanner}
      />
      <MobileMenu page={page} layout={layout} path={path} alternatePath={alternatePath} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {facts && <Breadcrumbs page={page} trail={facts.trail} isOverBanner={hasBanner} />}
        {children}
        {!preview && (closing ?? <ClosingBand page={page} path={path} />)}
      </main>
      <Footer page={page} footer={layout.footer} siteTitle={layout.site.title} />
      <SearchOpener texts={searchTexts(page)} close={page.t('search.close')} />
      <FloatingActions page={page} path={path} />
      {facts && !preview && <StructuredData json={facts.jsonLd} />}
    </>
  )
}
