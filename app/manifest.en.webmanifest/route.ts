import { getPage } from '@/lib/content'
import { manifestAnswer } from '@/lib/seo/manifest'

/** GET /manifest.en.webmanifest: the English web app manifest. */
export const GET = async () => manifestAnswer(await getPage('en'))
