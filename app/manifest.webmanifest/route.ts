import { getPage } from '@/lib/content'
import { manifestAnswer } from '@/lib/seo/manifest'

// Under this name Next would make a file of it at build time.
export const dynamic = 'force-dynamic'

/** GET /manifest.webmanifest: the Chinese web app manifest. */
export const GET = async () => manifestAnswer(await getPage('cn'))
