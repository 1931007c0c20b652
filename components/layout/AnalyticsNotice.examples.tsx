import type { Examples } from '../examples'
import { AnalyticsNotice } from './AnalyticsNotice'

export const examples: Examples = {
  usual: (page) => <AnalyticsNotice page={page} provider="matomo" isOpen />,
  baidu: (page) => <AnalyticsNotice page={page} provider="baidu" isOpen />,
  google: (page) => <AnalyticsNotice page={page} provider="ga4" isOpen />,
}
