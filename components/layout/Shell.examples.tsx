import type { ReactNode } from 'react'
import { type Examples, layout, longTitle } from '../examples'
import { wordsOf } from '../examples/records'
import { Shell } from './Shell'

/** Keeps what is fixed to the screen within its own frame. */
const framed = (shell: ReactNode) => <div style={{ contain: 'layout', minHeight: 480 }}>{shell}</div>

export const examples: Examples = {
  bare: (page) =>
    framed(
      <Shell page={page} layout={{ ...layout('Northbay'), navigation: [] }} path="/form/1" alternatePath="/">
        <h1>{wordsOf(page).title}</h1>
      </Shell>,
    ),
  preview: (page) =>
    framed(
      <Shell
        page={page}
        layout={layout('Northbay', 3)}
        path="/product/1001"
        alternatePath="/solution"
        preview={{ kind: 'draft' }}
      >
        <h1>{longTitle(page)}</h1>
      </Shell>,
    ),
}
