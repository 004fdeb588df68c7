import type { Preload } from '@prostuti/sdk'
import { ahead } from './ahead.ts'

/**
 * What there is of a person's attempt before any call, so that the paper is painted at once: joined by the loader, or
 * carried by the page as `<script type="application/json">{"joined":…,"paper":…}</script>` in the element.
 */
export function readPreload(host: HTMLElement | null, person: string): Preload | undefined {
  return takeAhead(host, person) ?? readScript(host)
}

/** Once: a later attempt asks anew. */
function takeAhead(host: HTMLElement | null, person: string): Preload | undefined {
  const known = host && ahead.get(host)
  if (!known?.joined) return undefined
  const { joined } = known
  known.joined = null
  return joined.user === person ? joined : undefined
}

function readScript(host: HTMLElement | null): Preload | undefined {
  const text = host?.querySelector('script[type="application/json"]')?.textContent
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    console.error('prostuti: the paper in the page cannot be read; it is fetched instead', error)
    return undefined
  }
}
