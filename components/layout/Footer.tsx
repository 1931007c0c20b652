import { SmallPicture } from '@/components/media/SmallPicture'
import { ContactText } from '@/components/ui/ContactText'
import type { BottomNavigation } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { Discover, LinkGroup } from './FooterGroups'
import styles from './footer.module.css'

type Props = { page: PageContext; footer: BottomNavigation | undefined; siteTitle: string }

/** An empty footer record shows no empty band. */
function hasEntries(footer: BottomNavigation | undefined): footer is BottomNavigation {
  if (!footer) return false
  const { briefIntroductionList, aboutEndpointsList, quickLinksList, discoverMoreList } = footer
  const lists = [briefIntroductionList, aboutEndpointsList, quickLinksList, discoverMoreList]
  return lists.some((list) => (list?.length ?? 0) > 0)
}

/** Three link groups, contact lines, QR popups, copyright, the Chinese licence block (§1). Without a footer record only the copyright stays. */
export function Footer({ page, footer, siteTitle }: Props) {
  const { t } = page
  return (
    <footer className={styles.footer} data-theme="dark">
      <div className="container">
        {hasEntries(footer) && (
          <div className={styles.top}>
            <ContactLines footer={footer} siteTitle={siteTitle} />
            <LinkGroup page={page} title={t('footer.about')} links={footer.aboutEndpointsList} />
            <LinkGroup page={page} title={t('footer.quickLinks')} links={footer.quickLinksList} />
            <Discover page={page} footer={footer} />
          </div>
        )}
        <div className={styles.bottom}>
          <p>{t('footer.copyright', { year: new Date().getFullYear(), name: siteTitle })}</p>
          {page.locale === 'cn' && footer?.licence && (
            <ul className={styles.licence} translate="no">
              {footer.licence.map((line) => (
                <li key={line.text}>
                  {line.url ? (
                    <a href={line.url} target="_blank" rel="noopener">
                      {line.text}
                    </a>
                  ) : (
                    line.text
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  )
}

function ContactLines({ footer, siteTitle }: { footer: BottomNavigation; siteTitle: string }) {
  const lines = footer.briefIntroductionList ?? []
  const { logo } = lines.find((line) => line.logo) ?? {}
  return (
    <div className={styles.brand}>
      <SmallPicture resource={logo} size={[158, 34]} alt={siteTitle} />
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line.introductionContent}>
              <ContactText line={line.introductionContent} className={styles.contact} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
