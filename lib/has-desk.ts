import type { Env } from './env'

/** The settings that turn on the desk. */
export type DeskSettings = Pick<Env, 'DESK_PASSWORD_HASH' | 'DESK_SSO_HEADER'> &
  Partial<Pick<Env, 'DESK_ACCOUNTS'>>

/** True when there is a desk at all: a shared password, named accounts or a proxy that signs people in. */
export const hasDesk = ({ DESK_PASSWORD_HASH, DESK_SSO_HEADER, DESK_ACCOUNTS }: DeskSettings): boolean =>
  DESK_ACCOUNTS === 'on' || Boolean(DESK_PASSWORD_HASH ?? DESK_SSO_HEADER)
