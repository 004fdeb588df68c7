import type { Operation } from '@prostuti/contract'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What Prometheus reads at `/metrics`. */
export interface Metrics {
  observe(operation: Operation, status: number, seconds: number): void
  settled(count: number): void
  text(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'prostuti_call_seconds',
    help: 'How long each operation took, from the request to the answer.',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const settled = new Counter({
    name: 'prostuti_attempts_settled_total',
    help: 'Attempts that the server closed at their deadline.',
    registers: [registry],
  })
  return {
    observe: (operation, status, seconds) => duration.labels(operation.id, String(status)).observe(seconds),
    settled: count => settled.inc(count),
    text: () => registry.metrics(),
  }
}
