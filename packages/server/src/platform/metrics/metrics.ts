import type { Operation } from '@prostuti/contract'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { createRecentCalls, type RecentCalls } from './recent-calls.ts'

/** What Prometheus reads at `/metrics`. */
export interface Metrics {
  observe(operation: Operation, status: number, seconds: number): void
  settled(count: number): void
  poolUsedInTransaction(): void
  text(): Promise<string>
  /** How this process has answered lately. */
  recent(): Promise<RecentCalls>
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
  const nested = new Counter({
    name: 'prostuti_pool_uses_in_transaction_total',
    help: 'How often code within a transaction asked the pool for a second connection; more than 0 is a fault of the code.',
    registers: [registry],
  })
  const known = new Map<string, ReturnType<typeof duration.labels>>()
  /** The library makes a new one each time it is asked. */
  const durationOf = (operation: string, status: number) => {
    const name = `${operation} ${status}`
    return known.get(name) ?? known.set(name, duration.labels(operation, String(status))).get(name)!
  }
  return {
    observe: (operation, status, seconds) => durationOf(operation.id, status).observe(seconds),
    settled: count => settled.inc(count),
    poolUsedInTransaction: () => nested.inc(),
    text: () => registry.metrics(),
    recent: createRecentCalls(duration),
  }
}
