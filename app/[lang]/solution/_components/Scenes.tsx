import { Section } from '@/components/blocks/Section'
import { Picture } from '@/components/media/Picture'
import { Heading } from '@/components/ui/Words'
import type { SolutionScene } from '@/lib/contract/solutions'
import { firstPicture, phoneBox } from '@/lib/rules/media/media-files'
import { noBreakCounts } from '@/lib/rules/text/figure-breaks'
import { SceneSteps } from './SceneSteps.client'
import styles from './solution.module.css'

/** Core scenes as a vertical carousel (§2): the list of scenes on one side, the pictures scroll vertically on the other. */
export function Scenes({ title, items }: { title: string; items: SolutionScene[] }) {
  if (items.length === 0) return null
  return (
    <Section title={title}>
      <div className={styles.scenes}>
        <SceneSteps titles={items.map((item) => item.title)} label={title} className={styles.steps ?? ''} />
        <div data-carousel>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box must be reachable by keyboard */}
          <div className={styles.stage} data-track tabIndex={0} role="group" aria-label={title}>
            {items.map((item) => (
              <article
                key={item.title}
                className={styles.scene}
                data-phone={firstPicture(item.mobileResource) ? '' : undefined}
              >
                <Picture
                  resource={item.resource}
                  mobile={item.mobileResource}
                  alt=""
                  box={[760, 475]}
                  mobileBox={phoneBox(item.mobileResource, [335, 210])}
                />
                <div className={styles.sceneWords}>
                  <Heading as="h3" text={item.title} />
                  {item.desc && <p>{noBreakCounts(item.desc)}</p>}
                </div>
              </article>
            ))}
          </div>
        </div>
      </div>
    </Section>
  )
}
