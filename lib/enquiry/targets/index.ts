import type { Env } from '@/lib/env'
import { backendTarget } from './backend'
import type { Target } from './target'
import { webhookTarget } from './webhook'

type Settings = Pick<
  Env,
  'CONTENT_API_URL' | 'CONTENT_API_TOKEN' | 'ENQUIRY_WEBHOOK_URL' | 'ENQUIRY_WEBHOOK_SECRET'
>

/** Where enquiries are sent by these settings; none: the store itself is their destination. */
export function targetsOf(settings: Settings): Target[] {
  const { CONTENT_API_URL, CONTENT_API_TOKEN, ENQUIRY_WEBHOOK_URL, ENQUIRY_WEBHOOK_SECRET } = settings
  return [
    ...(CONTENT_API_URL ? [backendTarget({ url: CONTENT_API_URL, token: CONTENT_API_TOKEN })] : []),
    ...(ENQUIRY_WEBHOOK_URL
      ? [webhookTarget({ url: ENQUIRY_WEBHOOK_URL, secret: ENQUIRY_WEBHOOK_SECRET })]
      : []),
  ]
}
