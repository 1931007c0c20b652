import { Icon } from '@/components/ui/Icon'
import type { BottomNavigation, FooterLink } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { versionedUrl } from '@/lib/rules/media/image-size'
import { firstPicture } from '@/lib/rules/media/media-files'
import { contactParts } from '@/lib/rules/text/contact-text'
import styles from './footer.module.css'

const FOUNDED = 2012

type Props = { page: PageContext; footer: BottomNavigation | undefined; siteTitle: string }

/** An empty footer record shows no empty band. */
function hasEntries(footer: BottomNavigation | undefined): footer is BottomNavigation {
  if (!footer) return false
  const { briefIntroductionList, aboutEndpointsList, quickLinksList, discoverMoreList } = footer
  const lists = [briefIntroductionList, aboutEndpointsList, quickLinksList, discoverMoreList]
  return lists.some((list) => (list?.length ?? 0) > 0)
}

/** Three link groups, contact lines, QR popups, copyright from 2012, the Chinese licence block (§1). Without a footer record only the copyright stays. */
export function Footer({ page, footer, siteTitle }: Props) {
  const { t } = page
  const year = new Date().getFullYear()
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
          <p>{t('footer.copyright', { years: `${FOUNDED}–${year}`, name: siteTitle })}</p>
          {page.mark === 'cn' && footer?.licence && (
            <ul className={styles.licence}>
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
  const logo = firstPicture(lines.find((line) => line.logo)?.logo)
  return (
    <div className={styles.brand}>
      {logo && <img src={versionedUrl(logo)} alt={siteTitle} width={158} height={34} loading="lazy" />}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line.introductionContent}>
              <ContactText line={line.introductionContent} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A line whose numbers can be called and whose addresses can be written to. */
function ContactText({ line }: { line: string }) {
  return contactParts(line).map(({ text, href }) =>
    href ? (
      <a key={text} className={styles.contact} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  )
}

function LinkGroup({
  page,
  title,
  links = [],
}: {
  page: PageContext
  title: string
  links: FooterLink[] | undefined
}) {
  if (links.length === 0) return null
  return (
    <nav className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.menu}>
            <a
              className={styles.link}
              href={page.href(link.jumpToAddress)}
              {...(link.jumpMode === 'BLANK' && { target: '_blank', rel: 'noopener' })}
            >
              {link.menu}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Discover({ page, footer }: { page: PageContext; footer: BottomNavigation }) {
  const entries = footer.discoverMoreList ?? []
  if (entries.length === 0) return null
  return (
    <div className={styles.group}>
      <h2>{page.t('footer.discover')}</h2>
      <ul>
        {entries.map(({ menu, codePicture }) => {
          const code = firstPicture(codePicture)
          return (
            <li key={menu}>
              {code ? (
                <QrCode menu={menu} url={versionedUrl(code)} alt={page.t('footer.qrAlt', { name: menu })} />
              ) : (
                <span className={styles.line}>
                  <ContactText line={menu} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function QrCode({ menu, url, alt }: { menu: string; url: string; alt: string }) {
  return (
    <details className={styles.code} name="footer-code">
      <summary>
        <Icon name="qr" size={18} />
        {menu}
      </summary>
      <div className={styles.popup}>
        <img src={url} alt={alt} width={152} height={152} loading="lazy" />
        {menu}
      </div>
    </details>
  )
}
