import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node'
import { redact } from '@/lib/redact'
import { withTimeout } from '@/lib/with-timeout'

/** How long the last spans may take, ms. */
const END_MS = 1000

/** Addresses leave this process without personal data, as they do in the log. */
class ImpersonalSpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const [name, value] of Object.entries(span.attributes))
      if (typeof value === 'string') span.attributes[name] = redact(value)
    super.onEnd(span)
  }
}

/**
 * Sends the spans that Next makes of requests and renders to a collector (ADR 0019). Loaded only where one is named, and before
 * Next is. Gives what sends the rest at the end.
 */
export function startTracing(endpoint: string, service: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new ImpersonalSpans(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  provider.register()
  // A collector that is away costs nobody anything, at the end neither: the exporter alone would try again for ten seconds.
  const late = () => new Error('the collector does not answer')
  return () => withTimeout(provider.shutdown(), END_MS, late).catch(() => undefined)
}
