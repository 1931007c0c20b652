import type { Check } from '@/lib/go-live/checks'
import { checkKey } from '@/lib/go-live/found'
import { type Html, html } from '@/lib/html'
import type { Desk } from '../desk'
import { crumb, list } from './parts'

function standing({ t }: Pick<Desk, 't'>, { ok, isSerious }: Check): Html {
  if (ok === undefined) return html`<span class="status">${t('desk.readyUnknown')}</span>`
  if (ok) return html`<span class="status delivered">${t('desk.readyDone')}</span>`
  return html`<span class="status ${isSerious ? 'dead' : 'pending'}">${t('desk.readyLeft')}</span>`
}

/** What is left before the public is let in, as `npm run go-live` finds it without flags. */
export function readyView(desk: Pick<Desk, 't' | 'href'>, checks: readonly Check[]): Html {
  const { t } = desk
  const heads = [t('desk.readyCheck'), t('desk.readyResult'), t('desk.readyTodo')]
  const rows = checks.map((check) => {
    const key = checkKey(check.name)
    const todo = check.ok ? '–' : t('desk.readyTodoOf', { check: key })
    return html`<tr><th scope="row">${t('desk.readyName', { check: key })}<small>${check.message ? t('desk.readyFound', check.message) : check.found}</small></th><td data-label="${heads[1]}">${standing(desk, check)}</td><td data-label="${heads[2]}">${todo}</td></tr>`
  })
  const left = checks.filter(({ ok }) => ok === false).length
  return html`${crumb(desk, 'content')}<h1>${t('desk.ready')}</h1><p class="soft">${t('desk.readyText', { left })}</p>${list('health records', heads, rows)}`
}
