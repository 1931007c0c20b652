import { SmallPicture } from '@/components/media/SmallPicture'
import { ContactText } from '@/components/ui/ContactText'
import { Icon } from '@/components/ui/Icon'
import type { Resource } from '@/lib/contract/shared'
import type { BottomNavigation, FooterLink } from '@/lib/contract/site'
import type { PageContext } from '@/lib/i18n/page-context'
import { untranslatedName } from '@/lib/rules/address/untranslated-name'
import { firstPicture } from '@/lib/rules/media/media-files'
import styles from './footer.module.css'

type Props = { page: PageContext; title: string; links: FooterLink[] | undefined }

/** A column of links under its heading; nothing without links. */
export function LinkGroup({ page, title, links = [] }: Props) {
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
              {...untranslatedName(link.jumpToAddress)}
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

/** The channels to find the company in: contact lines, and QR codes that open over their line. */
export function Discover({ page, footer }: { page: PageContext; footer: BottomNavigation }) {
  const entries = footer.discoverMoreList ?? []
  if (entries.length === 0) return null
  return (
    <div className={styles.group}>
      <h2>{page.t('footer.discover')}</h2>
      <ul>
        {entries.map(({ menu, codePicture }) => (
          <li key={menu}>
            {firstPicture(codePicture) ? (
              <QrCode menu={menu} code={codePicture} alt={page.t('footer.qrAlt', { name: menu })} />
            ) : (
              <span className={styles.line}>
                <ContactText line={menu} className={styles.contact} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function QrCode({ menu, code, alt }: { menu: string; code: Resource | undefined; alt: string }) {
  return (
    <details className={styles.code} name="footer-code">
      <summary>
        <Icon name="qr" size={18} />
        {menu}
      </summary>
      <div className={styles.popup}>
        <SmallPicture resource={code} size={[152, 152]} alt={alt} />
        {menu}
      </div>
    </details>
  )
}
