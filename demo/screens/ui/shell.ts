import { baseCss } from './base-css'
import { type IconName, icon } from './icons'
import { avatar } from './parts'
import { shellCss } from './shell-css'
import { symbol } from './symbol'

/** What a desktop scene says about its frame. */
export type Frame = {
  app: string
  rail: IconName[]
  active: number
  tabs: string[]
  tab: number
  search: string
  user: string
  title: string
  subtitle: string
  actions: string
  body: string
  css?: string
}

/** A whole desktop page: rail, header, page head, body. */
export function desktop(frame: Frame): string {
  const items = frame.rail.map(
    (name, i) => `<span class="it ${i === frame.active ? 'on' : ''}">${icon(name, 21)}</span>`,
  )
  const tabs = frame.tabs.map((tab, i) => `<span class="${i === frame.tab ? 'on' : ''}">${tab}</span>`)
  return `<style>${baseCss}${shellCss}${frame.css ?? ''}</style><div class="app">
  <nav class="rail"><span class="sym">${symbol(36)}</span>${items.join('')}<span class="gap"></span><span class="it">${icon('gear', 21)}</span></nav>
  <div class="main"><header class="bar"><span class="name">${frame.app}</span><span class="tabs">${tabs.join('')}</span>
    <span class="find">${icon('search', 16)}${frame.search}</span><span class="bell">${icon('bell', 20)}<i></i></span>${avatar(frame.user, 32, 2)}</header>
  <div class="phead"><div><h1>${frame.title}</h1><p>${frame.subtitle}</p></div><div class="row">${frame.actions}</div></div>
  <div class="body">${frame.body}</div></div></div>`
}
