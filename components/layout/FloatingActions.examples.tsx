import type { ReactNode } from 'react'
import type { Examples } from '../examples'
import { FloatingActions } from './FloatingActions'

/** Keeps what is fixed to the screen within its own frame. */
const framed = (actions: ReactNode) => <div style={{ contain: 'layout', minHeight: 240 }}>{actions}</div>

export const examples: Examples = {
  usual: (page) => framed(<FloatingActions page={page} path="/" />),
  inASection: (page) => framed(<FloatingActions page={page} path="/product/1001" />),
}
