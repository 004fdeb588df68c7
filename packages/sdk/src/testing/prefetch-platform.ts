import { type PrefetchOptions, type PrefetchPlatform, prefetchAttempt } from '../exams/prefetch/prefetch-attempt.ts'
import { type PrefetchedAttempt, prefetchPaper } from '../exams/prefetch/prefetch-paper.ts'
import type { Platform } from '../platform/platform.ts'

type PagePlatform = Pick<Platform, 'storage' | 'clock' | 'network'>

/** What joining ahead of a client needs, of a simulated page. */
export const prefetchPlatform = ({ storage, clock, network }: PagePlatform): PrefetchPlatform => ({
  storage,
  wall: clock,
  monotonic: { now: clock.monotonic },
  fetch: network.fetch,
})

/** Joins on a simulated page ahead of its client and brings the paper. */
export async function prefetchOn(platform: PagePlatform, options: PrefetchOptions): Promise<PrefetchedAttempt | null> {
  const join = await prefetchAttempt(options, prefetchPlatform(platform))
  return join && prefetchPaper(join, platform.network.fetch)
}
