import type { ReactNode } from 'react'
import { Picture } from '@/components/media/Picture'
import { Lead, Words } from '@/components/ui/Words'
import type { HomeModule, Slide } from '@/lib/contract/home'
import type { PageContext } from '@/lib/i18n/page-context'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { JumpButton } from '../JumpButton'
import { WatchButton } from '../WatchButton'
import styles from './banner.module.css'
import { Crossfade } from './Crossfade.client'
import { gateOf } from './module-gate'
import { sceneOf } from './scene/OrderScene'
import { PlayScene } from './scene/PlayScene.client'

/** How long a slide without a scene stays (§4). */
const INTERVAL_MS = 5000

export type ThemedSlide = Slide & { theme: Theme }

type Props = {
  page: PageContext
  module: HomeModule & { slides: ThemedSlide[] }
  siteTitle: string
  /** True when this banner opens the page: its first title is the page's h1. */
  isLead: boolean
}

/**
 * The home banner: slides that fade every 5000 ms, 720 CSS px high, 320 on phones (§9). The first one is in the first paint.
 * A scene that a slide names plays beside its words, below 900 px under the banner, and its slide stays until it has ended.
 */
export function Banner({ page, module, siteTitle, isLead }: Props) {
  const { t } = page
  const { slides } = module
  const scenes = slides.map((slide) => sceneOf(slide.scene))
  const labels = {
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    slides: slides.map((slide, index) => t('carousel.goTo', { number: index + 1, title: slide.title ?? '' })),
  }
  return (
    <div className={styles.hero} data-hero="">
      <section
        className={styles.carousel}
        data-banner={slides[0]?.theme}
        data-theme={slides[0]?.theme}
        aria-roledescription="carousel"
        aria-label={t('home.banner')}
      >
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            <SlideView
              key={slide.pcResource?.files[0]?.url ?? index}
              page={page}
              slide={slide}
              button={<JumpButton page={page} jump={slide.jumpBO} gate={gateOf(module, slide)} />}
              isFirst={index === 0}
              isHeading={isLead && index === 0}
              fallbackTitle={siteTitle}
              hasScene={scenes[index] !== undefined}
            />
          ))}
        </div>
        {slides.length > 1 && (
          <Crossfade
            labels={labels}
            stays={scenes.map((scene) => scene?.stay ?? INTERVAL_MS)}
            classes={{
              controls: styles.controls ?? '',
              bar: `container ${styles.bar}`,
              dot: styles.dot ?? '',
              pause: styles.pause ?? '',
            }}
          />
        )}
      </section>
      {scenes.some(Boolean) && (
        <div className={styles.scene}>
          {scenes.find(Boolean)?.view(page)}
          <PlayScene />
        </div>
      )}
    </div>
  )
}

type SlideProps = {
  page: PageContext
  slide: ThemedSlide
  button: ReactNode
  isFirst: boolean
  isHeading: boolean
  fallbackTitle: string
  hasScene: boolean
}

function SlideView({ page, slide, button, isFirst, isHeading, fallbackTitle, hasScene }: SlideProps) {
  const Title = isHeading ? 'h1' : 'h2'
  const title = slide.title ?? (isHeading ? fallbackTitle : undefined)
  return (
    <div
      className={styles.slide}
      data-slide={slide.theme}
      data-theme={slide.theme}
      data-active={isFirst ? '' : undefined}
      data-scene={hasScene ? '' : undefined}
    >
      <div className={styles.art}>
        <Picture
          resource={slide.pcResource}
          mobile={slide.mobileResource}
          alt=""
          box={[1440, 720]}
          mobileBox={[400, 320]}
          isPriority={isHeading && (hasScene ? 'phones' : true)}
        />
      </div>
      <div className={`container ${styles.words}`}>
        {title && (
          <Title className={slide.title ? undefined : 'visually-hidden'}>
            <Words text={title} />
          </Title>
        )}
        {slide.desc && (
          <p>
            <Lead text={slide.desc} />
          </p>
        )}
        <div className={styles.actions}>
          {button}
          <WatchButton page={page} resource={slide.videoRelation} title={slide.title} />
        </div>
      </div>
    </div>
  )
}
