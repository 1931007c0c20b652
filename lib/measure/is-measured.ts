import { env } from '@/lib/env'

/** True where somebody can see the counts: a site without a desk counts nothing (ADR 0037). */
export function isMeasured(): boolean {
  const { DESK_PASSWORD_HASH, DESK_SSO_HEADER } = env()
  return DESK_PASSWORD_HASH !== undefined || DESK_SSO_HEADER !== undefined
}
