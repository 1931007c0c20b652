import { env } from '@/lib/env'
import { attributes, html } from '@/lib/html'
import { otherLocale } from '@/lib/i18n/locales'
import type { Desk } from '../desk'
import { deskPage } from './page'

export type LoginForm = {
  next: string
  who?: string
  draft?: string | undefined
  problem?: string | undefined
  status?: number
}

/** The page that asks who is there; `draft` is a note that waits for it. */
export function loginPage(desk: Desk, { next, who, draft, problem, status }: LoginForm): Response {
  const { t, href, locale } = desk
  // The other language is the same sign-in, and where it leads in that language.
  const here = new URL(desk.here)
  here.searchParams.set('next', next.replace(`lang=${locale}`, `lang=${otherLocale(locale)}`))
  const isNamed = env().DESK_ACCOUNTS === 'on'
  const input = isNamed
    ? { autocomplete: 'username' }
    : { autocomplete: 'name', 'aria-describedby': 'who-hint' }
  const body = html`<div class="login"><h1>${t('desk.signIn')}</h1>${problem && html`<p class="note alert" role="alert">${problem}</p>`}<p class="soft">${t('desk.signInText')}</p>
<form method="post" action="${href('/desk/login')}"><input type="hidden" name="next" value="${next}">${draft && html`<input type="hidden" name="draft" value="${draft}">`}
<p class="field"><label for="who">${t('desk.name')}</label><input id="who" name="who" value="${who}" maxlength="60" required${attributes(input)}>${!isNamed && html`<small id="who-hint">${t('desk.nameHint')}</small>`}</p>
<p class="field"><label for="password">${t('desk.password')}</label><input id="password" name="password" type="password" maxlength="200" autocomplete="current-password" required></p>
<button class="button main">${t('desk.signIn')}</button></form></div>`
  return deskPage({ ...desk, here }, { title: t('desk.signIn'), body, draft, ...(status && { status }) })
}
