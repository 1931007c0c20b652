import { env } from '@/lib/env'
import { carriesSecret } from './bearer'

/** True when the caller carries CONTENT_API_TOKEN as Bearer (D25, D33). Without a configured token nobody does. */
export function hasApiToken(headers: Headers): boolean {
  return carriesSecret(headers, env().CONTENT_API_TOKEN)
}
