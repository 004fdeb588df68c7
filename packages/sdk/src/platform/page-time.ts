import type { PageTime } from './platform.ts'

/**
 * What our server has written into the page it drew, `<meta name="prostuti-server-time" content="{milliseconds}">`: it lay
 * between asking for the page and its first byte. A page that one goes back to, or that comes out of a cache, carries an old time.
 * One that the server has drawn for many says its age as it is sent (`Server-Timing: age`); a browser that does not read that gets no time.
 */
export function readPageTime(page: Document, { timing = timingOf() } = {}): PageTime | null {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="prostuti-server-time"]')
  const serverTime = Number(meta?.content)
  if (!meta || !(serverTime > 0) || !timing) return null
  const { type, transferSize, workerStart, requestStart, responseStart, serverTiming } = timing
  // What a service worker has fetched weighs nothing to the browser; a page that a worker keeps carries no time.
  const isCached = transferSize === 0 && !(workerStart > 0)
  if (type === 'back_forward' || isCached || !(responseStart > 0) || !serverTiming) return null
  const age = serverTiming.find(({ name }) => name === 'age')?.duration ?? 0
  return { serverTime: serverTime + age, sent: requestStart, received: responseStart }
}

type Timing = Pick<
  PerformanceNavigationTiming,
  'type' | 'transferSize' | 'workerStart' | 'requestStart' | 'responseStart' | 'serverTiming'
>

const timingOf = (): Timing | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]
