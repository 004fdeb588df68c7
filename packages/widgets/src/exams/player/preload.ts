import type { Joined, Paper } from '@prostuti/contract'

/**
 * What the page carries in the element: `<script type="application/json">{"joined":…,"paper":…}</script>`, so that the
 * paper is painted before any call. Undefined where there is none, or none that can be read.
 */
export function readPreload(host: HTMLElement | null): { joined: Joined; paper: Paper } | undefined {
  const text = host?.querySelector('script[type="application/json"]')?.textContent
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    console.error('prostuti: the paper in the page cannot be read; it is fetched instead', error)
    return undefined
  }
}
