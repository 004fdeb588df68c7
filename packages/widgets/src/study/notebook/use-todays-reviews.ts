import { useStore } from '@nanostores/react'
import type { StudyProgress } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { type DealtReviews, type ReviewFilter, reviewsOf } from '@prostuti/sdk/study'
import { useEffect, useRef, useState } from 'react'

/** Reviews, and whether they leave the schedule alone. */
export interface Dealt {
  readonly dealt: DealtReviews
  readonly cram: boolean
}

export interface Begin {
  readonly busy: boolean
  readonly error: unknown
  run(filter?: ReviewFilter): void
}

/** Deals reviews: without a network those that were dealt here today. */
export function useBegin(client: Prostuti, onDealt: (dealt: Dealt) => void): Begin {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const run = (filter?: ReviewFilter) => {
    setBusy(true)
    setError(null)
    reviewsOf(client)
      .deal(filter)
      .then(dealt => onDealt({ dealt, cram: filter?.cram === true }), setError)
      .finally(() => setBusy(false))
  }
  return { busy, error, run }
}

/**
 * Keeps today's reviews on the device as soon as the notebook is open, so that they can be done without a network. Where this
 * cannot be, the button says why.
 */
export function useKeptReviews(client: Prostuti, progress: StudyProgress | undefined): void {
  const hasReviews = (progress?.today.reviews_left ?? 0) > 0
  useEffect(() => {
    if (!hasReviews || !client.platform.network.online()) return
    reviewsOf(client)
      .deal()
      .catch((error: unknown) => console.warn('prostuti: today’s reviews are not kept on this device', error))
  }, [client, hasReviews])
}

/** How many answers the server has not had yet; `onArrived` is called when it has them all. */
export function useWaiting(client: Prostuti, onArrived: () => void): number {
  const waiting = useStore(reviewsOf(client).$waiting)
  const before = useRef(waiting)
  useEffect(() => {
    if (before.current > 0 && waiting === 0) onArrived()
    before.current = waiting
  }, [waiting])
  return waiting
}

/** As the server says it, with what waits here counted in. */
export function withWaiting(client: Prostuti, progress: StudyProgress | undefined): StudyProgress | undefined {
  const today = reviewsOf(client).today()
  return progress && today ? { ...progress, today } : progress
}
