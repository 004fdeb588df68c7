import type { Preload } from '@prostuti/sdk'
import { prefetched } from './prefetched.ts'

const script = 'script[type="application/json"]'

/**
 * What there is of a person's attempt before any call, so that the paper is painted at once: joined by the loader, or
 * carried by the page as `<script type="application/json">{"joined":…,"paper":…}</script>` in the element.
 */
export function readPreload(host: HTMLElement | null, person: string): Preload | undefined {
  return takePrefetched(host, person) ?? readScript(host)
}

/** Whether it is there, for this person. */
export const hasPreload = (host: HTMLElement | null, person: string | undefined): boolean =>
  host !== null && (prefetched.get(host)?.joined?.user === person || host.querySelector(script) !== null)

/** Once: a later attempt asks anew. */
function takePrefetched(host: HTMLElement | null, person: string): Preload | undefined {
  const known = host && prefetched.get(host)
  if (!known?.joined) return undefined
  const { joined } = known
  known.joined = null
  return joined.user === person ? joined : undefined
}

function readScript(host: HTMLElement | null): Preload | undefined {
  const text = host?.querySelector(script)?.textContent
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    console.error('prostuti: the paper cannot be read; it is fetched', error)
    return undefined
  }
}
