import { answerStudio } from '@/lib/studio'

/** The studio: the editor of the embedded content, for who runs the site's content. */
export const GET = (request: Request): Promise<Response> => answerStudio(request)
