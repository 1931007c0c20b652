import { getPage } from '@/lib/content'
import { pageMetadata } from '@/lib/seo/metadata'
import { HomePageLayout } from './_components/HomePageLayout'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props) {
  const page = await getPage((await params).lang)
  return pageMetadata(page, {
    path: '/',
    title: page.t('home.title'),
    description: page.t('home.description'),
    alternatePath: '/',
  })
}

/** Home (§2). */
export default async function HomePage({ params }: Props) {
  const page = await getPage((await params).lang)
  return <HomePageLayout page={page} path="/" alternatePath="/" />
}
