import { answerDesk } from '@/lib/desk'

/** The desk: pages for sales and operators, in HTML alone, never cached. */
export const GET = (request: Request): Promise<Response> => answerDesk(request)

/** What is sent from its forms. */
export const POST = (request: Request): Promise<Response> => answerDesk(request)
