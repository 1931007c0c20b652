import type { CSSProperties } from 'react'
import { CaseCard } from '@/components/blocks/CaseCard'
import { type Gate, JumpButton } from '@/components/blocks/JumpButton'
import { PageHero } from '@/components/blocks/PageHero'
import { RichText } from '@/components/blocks/RichText'
import { Section } from '@/components/blocks/Section'
import { Picture } from '@/components/media/Picture'
import { Heading } from '@/components/ui/Words'
import type { Publication } from '@/lib/contract/publications'
import type { PageContext } from '@/lib/i18n/page-context'
import { groupCases, groupsLayout } from '@/lib/rules/list/case-groups'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { hasContent } from '@/lib/rules/text/html-content'
import styles from './publication.module.css'

type Props = { page: PageContext; item: Publication; theme: Theme; bandTheme: Theme }

/** Any other publication is a white paper (§2): hero, description on its band, download, related cases in numbered groups. */
export function WhitePaper({ page, item, theme, bandTheme }: Props) {
  const { t } = page
  const gate: Gate = { type: 'corporate/publications', id: item.id }
  const download = (
    <JumpButton page={page} jump={item.jumpBO} gate={gate} fallbackTitle={t('publication.download')} />
  )
  const groups = groupCases(item.exampleBOS ?? [], t('publication.others'))
  const layout = groupsLayout(groups)
  const hasBand = Boolean(item.backgroundPicture ?? item.mobileBackgroundPicture)
  return (
    <>
      <div className={styles.hero}>
        <PageHero
          title={item.name}
          desc={item.introduction}
          eyebrow={t('publication.whitePaper')}
          resource={item.basePicture}
          mobileResource={item.mobileBasePicture}
          theme={theme}
        >
          {download}
        </PageHero>
      </div>
      {hasContent(item.publicationDescribe) && (
        <section
          className={styles.describe}
          data-theme={hasBand ? bandTheme : undefined}
          aria-label={t('publication.about')}
        >
          <div className={styles.art} data-late>
            <Picture
              resource={item.backgroundPicture}
              mobile={item.mobileBackgroundPicture}
              alt=""
              box={[1440, 700]}
              mobileBox={[400, 700]}
            />
          </div>
          <div className={`container ${styles.columns}`}>
            <RichText page={page} html={item.publicationDescribe} />
            {item.picture && (
              <div className={styles.paper}>
                <Picture resource={item.picture} alt="" box={[300, 400]} mobileBox={[335, 447]} />
                {download}
              </div>
            )}
          </div>
        </section>
      )}
      {groups.length > 0 && (
        <Section title={t('publication.cases')}>
          <div className={styles.groups} data-layout={layout}>
            {groups.map((group) => (
              <section
                key={group.title}
                className={styles.group}
                style={{ '--cases': group.cases.length } as CSSProperties}
                aria-label={group.title}
              >
                <div className={styles.groupTitle}>
                  {group.label && <span>{group.label}</span>}
                  <Heading as="h3" text={group.title} />
                </div>
                <ul className={styles.cases} data-pairs>
                  {group.cases.map((example) => (
                    <li key={example.id}>
                      <CaseCard page={page} item={example} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
