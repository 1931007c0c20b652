'use client'

import { type ReactNode, useEffect } from 'react'
import { island } from './island.client'
import { follow } from './leaving.client'

type Props = { href: string; children: ReactNode }

function Follow({ href }: { href: string }) {
  useEffect(() => follow(href), [href])
  return null
}

/** What opens over the page instead of a link; when it fails, the link is followed. */
export const FollowOnFailure = island(
  ({ children }: Props) => children,
  ({ href }) => <Follow href={href} />,
)
