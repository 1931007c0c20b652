import { Section } from '@/components/blocks/Section'
import { Shell } from '@/components/layout/Shell'
import { ButtonLink } from '@/components/ui/Button'
import { getLayout, getNextMedia } from '@/lib/content'
import type { Media } from '@/lib/contract/media'
import { openVideo } from '@/lib/rules/gate/media-gate'
import { describePage, videoThing } from '@/lib/seo/structured'
import type { PageLayoutProps } from '../../_components/record-page'
import { MediaCard } from './MediaCard'
import { MediaView } from './MediaView'
import styles from './media-view.module.css'

/** A media resource with its play button (§2); the form comes first when it needs contact. What to see next stands below. */
export async function MediaPageLayout({ record: item, ...shell }: PageLayoutProps<Media>) {
  const { page, path } = shell
  const [layout, next] = await Promise.all([getLayout(page), getNextMedia(page, item)])
  const video = openVideo(item, page.localeConfig.defaultFormId)
  const facts = describePage(page, layout, {
    path,
    title: item.titleContent,
    description: item.resourceDesc,
    kind: 'ItemPage',
    under: ['/media'],
    things: (origin) =>
      video ? [videoThing(origin, path, item, video)].filter((thing) => thing !== undefined) : [],
  })
  return (
    <Shell {...shell} layout={layout} facts={facts}>
      <MediaView page={page} item={item} />
      {next.length > 0 && (
        <Section
          title={page.t('media.more')}
          variant="mist"
          aside={
            <ButtonLink href={page.href('/media')} variant="text" icon="arrow">
              {page.t('media.all')}
            </ButtonLink>
          }
        >
          <ul className={styles.next}>
            {next.map((other) => (
              <li key={other.id}>
                <MediaCard page={page} item={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Shell>
  )
}
