import type { PrefetchPlatform } from '../exams/prefetch/prefetch-attempt.ts'
import type { Platform } from '../platform/platform.ts'

/** What joining ahead of a client needs, of a simulated page. */
export const prefetchPlatform = ({
  storage,
  clock,
  network,
}: Pick<Platform, 'storage' | 'clock' | 'network'>): PrefetchPlatform => ({
  storage,
  wall: clock,
  monotonic: { now: clock.monotonic },
  fetch: network.fetch,
})
