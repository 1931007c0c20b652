import { Picture } from '@/components/media/Picture'
import { Heading } from '@/components/ui/Words'
import type { HomeModule } from '@/lib/contract/home'
import type { PageContext } from '@/lib/i18n/page-context'
import { defaultForm } from '@/lib/rules/address/jump'
import type { Theme } from '@/lib/rules/media/banner-theme'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import { JumpButton } from '../JumpButton'
import styles from './home.module.css'
import { gateOf } from './module-gate'

type Props = { page: PageContext; module: HomeModule; theme: Theme }

/** BUSINESS_CONSULTING module: an invitation whose button is the jumpBO, else the default form (contract, "Home"). */
export function ConsultBand({ page, module, theme }: Props) {
  return (
    <section
      className={styles.consult}
      data-theme={theme}
      aria-label={module.title ?? page.t('shell.consult')}
    >
      <div className={styles.art} data-late>
        <Picture
          resource={module.pcResource}
          mobile={module.mobileResource}
          alt=""
          box={[1440, 420]}
          mobileBox={[375, 420]}
        />
      </div>
      <div className={`container ${styles.consultWords}`}>
        <Heading as="h2" text={module.title ?? page.t('shell.consult')} />
        {module.desc && <p>{noBreakCounts(module.desc)}</p>}
        <JumpButton
          page={page}
          jump={module.jumpBO ?? defaultForm}
          gate={gateOf(module)}
          fallbackTitle={page.t('home.consultButton')}
        />
      </div>
    </section>
  )
}
