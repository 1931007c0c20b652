import { JumpButton } from '@/components/blocks/JumpButton'
import { PageHero } from '@/components/blocks/PageHero'
import { Shell } from '@/components/chrome/Shell'
import { ButtonLink } from '@/components/ui/Button'
import { bannerTheme, getBanner, getChrome, getPage, load } from '@/lib/content'
import { playable } from '@/lib/rules/jump'
import { firstPicture } from '@/lib/rules/media-files'
import { pageMetadata } from '@/lib/seo/metadata'
import { ProductLines } from './_components/ProductLines'

const path = '/product'
type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang)
  const banner = await getBanner(page.mark, path)
  return pageMetadata(page, {
    path,
    twinPath: path,
    title: banner?.displayName ?? page.t('product.title'),
    description: banner?.desc,
    image: firstPicture(banner?.pcResource)?.url,
  })
}

/** Product list (§2): the navigation item's banner (D21), then the product groups. */
export default async function ProductListPage({ params }: Props) {
  const page = await getPage((await params).lang)
  const [chrome, banner, groups] = await Promise.all([
    getChrome(page.mark),
    getBanner(page.mark, path),
    load('productList', page.mark),
  ])
  const theme = await bannerTheme(banner?.pcResource ?? banner?.mobileResource)
  const title = banner?.displayName ?? page.t('product.title')
  const videos = playable(banner?.videoRelation, title)
  return (
    <Shell page={page} chrome={chrome} path={path} twinPath={path} hasBanner>
      <PageHero
        title={title}
        desc={banner?.desc}
        resource={banner?.pcResource}
        mobileResource={banner?.mobileResource}
        theme={theme}
      >
        <JumpButton page={page} jump={banner?.jumpBO} />
        {videos[0] && (
          <ButtonLink look="outline" icon="play" href={videos[0].src} data-video={JSON.stringify(videos)}>
            {page.t('video.watch')}
          </ButtonLink>
        )}
      </PageHero>
      <ProductLines page={page} groups={groups.data.filter((group) => group.productList.length > 0)} />
    </Shell>
  )
}
