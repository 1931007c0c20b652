import { Picture } from '@/components/media/Picture'
import { Heading, Lead } from '@/components/ui/Words'
import type { HomeModule } from '@/lib/contract/home'
import type { PageContext } from '@/lib/i18n/page-context'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { firstPicture } from '@/lib/rules/media/media-files'
import { JumpButton } from '../JumpButton'
import { WatchButton } from '../WatchButton'
import styles from './home.module.css'
import { gateOf } from './module-gate'

type Props = { page: PageContext; module: HomeModule; theme: Theme }

/** Any other module type: one banner with its words and button (contract, "Home"). */
export function SingleBanner({ page, module, theme }: Props) {
  if (!module.title && !module.pcResource && !module.mobileResource) return null
  const hasArt = firstPicture(module.pcResource) ?? firstPicture(module.mobileResource)
  return (
    <section className="container" aria-label={module.title ?? module.moduleName}>
      <div
        className={`${styles.single} ${hasArt ? '' : styles.plain}`}
        data-theme={hasArt ? theme : undefined}
      >
        <div className={styles.art} data-late>
          <Picture
            resource={module.pcResource}
            mobile={module.mobileResource}
            alt=""
            box={[1280, 480]}
            mobileBox={[335, 300]}
          />
        </div>
        <div className={styles.singleWords}>
          {module.title && <Heading as="h2" text={module.title} />}
          {module.desc && (
            <p>
              <Lead text={module.desc} />
            </p>
          )}
          <JumpButton page={page} jump={module.jumpBO} gate={gateOf(module)} />
          <WatchButton page={page} resource={module.pcResource} title={module.title} variant="solid" />
        </div>
      </div>
    </section>
  )
}
