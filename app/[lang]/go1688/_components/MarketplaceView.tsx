import { PageHero } from '@/components/blocks/PageHero'
import { RichText } from '@/components/blocks/RichText'
import { Section } from '@/components/blocks/Section'
import { Picture } from '@/components/media/Picture'
import { SmallPicture } from '@/components/media/SmallPicture'
import { ButtonLink } from '@/components/ui/Button'
import { Heading, Lead } from '@/components/ui/Words'
import type { StaticPage } from '@/lib/content'
import type { PageContext } from '@/lib/i18n/page-context'
import { formLink } from '@/lib/rules/gate/gate'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { hasContent } from '@/lib/rules/text/html-content'
import { MarketplaceText } from './MarketplaceText'
import styles from './marketplace.module.css'
import { TextBand } from './TextBand'

type Props = { page: PageContext; content: StaticPage; theme: Theme }

/** Bands lie on paper and on mist in turn. */
const ground = (index: number) => (index % 2 === 1 ? 'mist' : 'paper')

/** A landing page of the procurement platform (§2): consultation button, a screen of it, sections, and for suppliers agreement and payment information. */
export function MarketplaceView({ page, content, theme }: Props) {
  const { screen } = content
  const formId = page.localeConfig.go1688FormId
  const bands = content.sections?.length ?? 0
  return (
    <>
      <PageHero
        title={content.title}
        desc={content.desc}
        resource={content.pcResource}
        mobileResource={content.mobileResource}
        theme={theme}
      >
        <ButtonLink {...formLink(page.href, formId)} icon="arrow">
          {content.buttonTitle ?? page.t('go1688.consult')}
        </ButtonLink>
        {content.agreement && (
          <ButtonLink
            href={content.agreement.url}
            variant="outline"
            icon="download"
            data-document=""
            target="_blank"
            rel="noopener"
          >
            {content.agreement.title}
          </ButtonLink>
        )}
        {content.paymentInfo && (
          <ButtonLink href="#payment-info" variant="text" icon="down">
            {content.paymentInfoTitle ?? page.t('go1688.paymentInfo')}
          </ButtonLink>
        )}
      </PageHero>
      {screen && (
        <div className={`container ${styles.screen}`}>
          <Picture
            resource={screen.pcResource}
            mobile={screen.mobileResource}
            alt={screen.alt}
            box={[1280, 689]}
            mobileBox={[375, 439]}
          />
        </div>
      )}
      {content.sections?.map((section, index) => (
        <Section key={section.title} title={section.title} desc={section.desc} variant={ground(index)}>
          <ul className={styles.items}>
            {section.items.map((item) => (
              <li key={item.title}>
                <SmallPicture resource={item.icon} size={[44, 44]} />
                <Heading as="h3" text={item.title} />
                {item.desc && (
                  <p>
                    <Lead text={item.desc} />
                  </p>
                )}
                {item.link && (
                  <ButtonLink variant="text" icon="arrow" href={page.href(item.link.url)}>
                    {item.link.title}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {content.paymentInfo && (
        <TextBand
          id="payment-info"
          variant={ground(bands)}
          rows={[
            {
              title: content.paymentInfoTitle ?? page.t('go1688.paymentInfo'),
              children: (
                <RichText page={page} html={content.paymentInfo} under={2} className={styles.fees ?? ''} />
              ),
            },
          ]}
        />
      )}
      {hasContent(content.content) && (
        <MarketplaceText
          page={page}
          html={content.content}
          variant={ground(bands + (content.paymentInfo ? 1 : 0))}
        />
      )}
    </>
  )
}
