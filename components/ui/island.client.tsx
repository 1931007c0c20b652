'use client'

import { Component, type ComponentType, type ReactNode } from 'react'
import { reportFailure } from './report-failure.client'

type Bounds = { instead: ReactNode; children: ReactNode }

/** Shown for an island that failed; React writes the failure to the console, and it is reported to the site's log. */
class Boundary extends Component<Bounds> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch(error: unknown) {
    reportFailure(error)
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}

/** What the server rendered inside an island. */
function inside(props: { children?: ReactNode }): ReactNode {
  return props.children
}

/**
 * An island whose failure stays its own: the page around it remains, and what the server rendered inside it (`children`, or
 * what `instead` makes of its props) is shown as it is.
 */
export function island<Props extends object>(
  View: ComponentType<Props>,
  instead: (props: Props) => ReactNode = inside,
) {
  return function Island(props: Props) {
    return (
      <Boundary instead={instead(props)}>
        <View {...props} />
      </Boundary>
    )
  }
}
