import { Picture } from '@/components/media/Picture'
import { Heading } from '@/components/ui/Words'
import type { HomeModule, Slide } from '@/lib/contract/home'
import type { PageContext } from '@/lib/i18n/page-context'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import { JumpButton } from '../JumpButton'
import { Section } from '../Section'
import { gateOf } from './module-gate'
import styles from './product-showcase.module.css'

type Props = { page: PageContext; module: HomeModule; slides: Slide[] }

/** PRODUCT module: its slides as cards, three a row, each with a detail of its picture from the upper left at a size that can be read. */
export function ProductShowcase({ page, module, slides }: Props) {
  if (slides.length === 0) return null
  return (
    <Section
      title={module.title}
      desc={module.desc}
      aside={<JumpButton page={page} jump={module.jumpBO} gate={gateOf(module)} variant="text" />}
    >
      {/* Without a link in it the row itself takes the focus, to be scrolled by keys. */}
      <ul className={styles.cards} tabIndex={slides.some(({ jumpBO }) => jumpBO) ? undefined : 0}>
        {slides.map((slide) => (
          <li key={`${slide.title}${slide.pcResource.files[0]?.url}`} className={styles.card}>
            <div className={styles.screen} data-late>
              <Picture
                resource={slide.pcResource}
                mobile={slide.mobileResource}
                alt=""
                box={[628, 393]}
                mobileBox={[434, 271]}
              />
            </div>
            {slide.title && <Heading as="h3" text={slide.title} />}
            {slide.desc && <p>{noBreakCounts(slide.desc)}</p>}
            <JumpButton
              page={page}
              jump={slide.jumpBO}
              gate={gateOf(module, slide)}
              variant="text"
              className={styles.more ?? ''}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
