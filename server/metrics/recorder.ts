import { statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Backlog, deliveryBacklog } from '@/lib/enquiry/store/backlog'
import { env } from '@/lib/env'
import { carriesSecret } from '@/lib/http/bearer'
import { type VitalName, vitals } from '@/lib/measure/sample'
import type { CounterName, MetricsRecorder, TimerName } from '@/lib/metrics'
import { setMetricsRecorder } from '@/lib/metrics'
import { release } from '@/lib/release'
import { sendStatus } from '../headers'

export type Gauges = {
  /** Bytes and number of pages in memory. */
  pages: () => { bytes: number; count: number }
  /** Undefined where no Redis is set up. */
  isRedisWell: () => boolean | undefined
}

const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Everything that is measured, as Prometheus reads it (docs/operations.md, "Metrics"). Labels are few and fixed: no address, no visitor. */
export function metricsRecorder({
  pages,
  isRedisWell,
}: Gauges): MetricsRecorder & { text: () => Promise<string> } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers })
  const timer = (name: string, help: string, ...labelNames: string[]) =>
    new Histogram({ name, help, labelNames, registers, buckets: QUICK })
  const vital = (of: VitalName, name: string, help: string) =>
    new Histogram({
      ...{ name, help, labelNames: ['page', 'language', 'device'], registers },
      buckets: vitals[of].bounds.map((bound) => bound / 1000),
    })
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        this.set(await value())
      },
    })
  const counters: Record<CounterName, Counter> = {
    requests: counter('site_requests_total', 'Answers', 'page', 'cache', 'status'),
    enquiries: counter('site_enquiries_total', 'Submits, failed by a fault of ours', 'outcome', 'reason'),
    backendErrors: counter('site_backend_errors_total', 'Failed calls of the back end', 'call', 'reason'),
    pictures: counter('site_pictures_refused_total', 'Pictures not scaled, for want of a place', 'pool'),
    renders: counter('site_renders_refused_total', 'Renders refused, for want of a place or memory', 'kind'),
    unrecognised: counter('site_unrecognised_total', 'Documents sent as Next wrote them', 'part'),
    reports: counter('site_browser_reports_total', 'What browsers report: policy, errors', 'kind'),
  }
  const timers: Record<TimerName, Histogram> = {
    render: timer('site_render_seconds', 'Renders of stored pages by kind', 'page'),
    backend: timer('site_backend_seconds', 'Calls of the back end', 'call'),
    picture: timer('site_picture_seconds', 'Scaling of pictures'),
    LCP: vital('LCP', 'site_lcp_seconds', 'Largest Contentful Paint of visitors'),
    INP: vital('INP', 'site_inp_seconds', 'Interaction to Next Paint of visitors'),
    CLS: vital('CLS', 'site_cls', 'Cumulative Layout Shift of visitors, a score'),
    TTFB: vital('TTFB', 'site_ttfb_seconds', 'Time to First Byte of visitors'),
  }
  const { version = '', build = '' } = release.value ?? {}
  const what = { name: 'site_build_info', help: 'What runs', labelNames: ['version', 'build'], registers }
  new Gauge(what).set({ version, build }, 1)
  gauge('site_pages_bytes', 'Memory of cached pages', () => pages().bytes)
  gauge('site_pages', 'Pages cached in memory', () => pages().count)
  if (isRedisWell() !== undefined)
    gauge('site_redis_up', '1 while Redis answers', () => (isRedisWell() ? 1 : 0))
  gauge('site_disk_free_bytes', 'Free bytes on the disk of DATA_DIR', freeBytes)
  outbox(registers)
  // A counter that begins at 1 has not risen for those who watch it.
  counters.enquiries.inc({ outcome: 'failed', reason: 'fault' }, 0)
  return {
    count: (name, labels) => counters[name].inc(labels),
    time: (name, labels, seconds) => timers[name].observe(labels, seconds),
    text: () => registry.metrics(),
  }
}

/** For who is not root; no figure where the disk cannot be asked. */
const freeBytes = () =>
  statfs(env().DATA_DIR).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.NaN,
  )

/** Deliveries that wait or were given up, over all instances, asked of the database once a scrape; without an answer no figure, which is not 0. */
function outbox(registers: Registry[]): void {
  let asked: Promise<Backlog | undefined> | undefined
  const backlog = () => {
    asked ??= deliveryBacklog()
      .catch(() => undefined)
      .finally(() => {
        asked = undefined
      })
    return asked
  }
  new Gauge({
    ...{ name: 'site_outbox_oldest_seconds', help: 'Age of the oldest enquiry that waits', registers },
    async collect() {
      const deliveries = await backlog()
      if (deliveries) this.set(deliveries.oldestSeconds)
      else this.remove()
    },
  })
  new Gauge({
    ...{ name: 'site_outbox_deliveries', help: 'Deliveries not made yet', labelNames: ['status'], registers },
    async collect() {
      const deliveries = await backlog()
      if (!deliveries) return this.reset()
      for (const status of ['pending', 'dead'] as const) this.set({ status }, deliveries[status])
    },
  })
}

/**
 * Begins to measure and gives the answer to GET /api/metrics, for who has METRICS_TOKEN: false for every other address. Answered
 * by the server itself, so that figures come when Next is too busy to.
 */
export function openMetrics(token: string, gauges: Gauges) {
  const recorder = metricsRecorder(gauges)
  setMetricsRecorder(recorder)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url?.split('?')[0] !== '/api/metrics') return false
    if (!carriesSecret(new Headers({ authorization: request.headers.authorization ?? '' }), token))
      sendStatus(response, 401)
    else
      recorder.text().then(
        (text) => sendStatus(response, 200, { 'Content-Type': 'text/plain; version=0.0.4' }, text),
        () => sendStatus(response, 503),
      )
    return true
  }
}
