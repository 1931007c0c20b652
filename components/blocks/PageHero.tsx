import type { ReactNode } from 'react'
import { Picture } from '@/components/media/Picture'
import { Lead, Words } from '@/components/ui/Words'
import type { Resource } from '@/lib/contract/shared'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { isLongTitle } from '@/lib/rules/text/long-title'
import styles from './page-hero.module.css'

type Props = {
  title: string
  /** The title is the name of a product: browsers that translate the page leave it. */
  isName?: boolean
  desc?: string | undefined
  /** A short line above the title: the section or industry the page belongs to. */
  eyebrow?: string | undefined
  resource?: Resource | undefined
  mobileResource?: Resource | undefined
  /** Theme of the picture (`bannerTheme`); ignored without one. */
  theme: Theme
  /** Buttons under the words. */
  children?: ReactNode
}

/**
 * The banner at the top of a page, under the bar: h1, sentence, buttons, picture. Pages give `hasBanner` to Shell with it. The words make
 * its height, so they come first: a page painted while half of it is here does not move when the rest comes (P2).
 */
export function PageHero({ title, isName, desc, eyebrow, resource, mobileResource, theme, children }: Props) {
  const hasPicture = Boolean(resource ?? mobileResource)
  const shownTheme = hasPicture ? theme : 'light'
  return (
    <section
      className={`${styles.hero} ${hasPicture ? '' : styles.plain} ${mobileResource ? '' : styles.wide}`}
      data-banner={shownTheme}
      data-theme={shownTheme}
    >
      <div className={`container ${styles.words}`}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={isLongTitle(title) ? styles.long : undefined} translate={isName ? 'no' : undefined}>
          <Words text={title} byClause />
        </h1>
        {desc && (
          <p className={styles.desc}>
            <Lead text={desc} />
          </p>
        )}
        <div className={styles.actions}>{children}</div>
      </div>
      <div className={styles.art}>
        <Picture
          resource={resource}
          mobile={mobileResource}
          alt=""
          box={[1440, 480]}
          mobileBox={[400, 360]}
          isPriority
        />
      </div>
    </section>
  )
}
