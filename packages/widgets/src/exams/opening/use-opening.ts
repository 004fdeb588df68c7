import type { Prostuti } from '@prostuti/sdk'
import { useEffect } from 'react'

/** Calls `onOpen` shortly after the instant `opens`, and again for as long as it stands there (`round` says: asked anew). */
export function useOpening(client: Prostuti, opens: string | null | undefined, onOpen: () => void, round: unknown) {
  useEffect(() => {
    if (!opens) return
    const timer = setTimeout(onOpen, untilOpen(Date.parse(opens) - client.now()))
    return () => clearTimeout(timer)
  }, [opens, client, onOpen, round])
}

/** Everybody waits for the same instant: up to ten seconds of chance spread them. A timer can't run longer than 24 days. */
function untilOpen(ms: number): number {
  return Math.min(Math.max(ms, 5_000) + Math.random() * 10_000, 2_000_000_000)
}

/** Whether a call was refused because what it asks for is not published yet. */
export const isNotPublished = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'result_not_published'
