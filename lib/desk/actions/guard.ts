import { env } from '@/lib/env'
import { isSameSecret } from '@/lib/http/bearer'
import { isForeign } from '@/lib/http/same-origin'
import type { Session } from '../access/session'

/** Room for the ids of a person's enquiries (`MOST_TICKS`), and for a note that is far too long: it comes back as it was typed. */
export const MAX_BODY_BYTES = 131_072

/** True when the browser says that another site's page sent this. */
export const isFromElsewhere = (headers: Headers): boolean => isForeign(headers, env())

/** True when a change carries the token of who asks for it: the cookie alone, or the proxy's header, is not enough. */
export const hasToken = (form: URLSearchParams, session: Session) =>
  isSameSecret(form.get('csrf') ?? '', session.csrf)
