import { env } from '@/lib/env'
import { hasDesk } from '@/lib/has-desk'

/** True where somebody can see the counts: a site without a desk counts nothing (ADR 0037). */
export const isMeasured = (): boolean => hasDesk(env())
