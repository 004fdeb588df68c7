import type { CalendarAddress } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { programsApiOf } from '@prostuti/sdk/programs'
import { useEffect, useState } from 'react'

/** The private address as the screen sees it. */
export interface CalendarView {
  address: CalendarAddress | null
  busy: boolean
  error: unknown
  /** Makes one, or a new one in place of the old, which ends at once. */
  make(): void
  revoke(): void
}

/** Asked for once somebody is there to have one. */
export function useCalendarAddress(client: Prostuti, isAsked: boolean): CalendarView {
  const [address, setAddress] = useState<CalendarAddress | null>(null)
  const [busy, setBusy] = useState(isAsked)
  const [error, setError] = useState<unknown>(null)
  const run = async (call: () => Promise<CalendarAddress | null>) => {
    setBusy(true)
    setError(null)
    try {
      setAddress(await call())
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const api = programsApiOf(client)
  useEffect(() => {
    if (isAsked) void run(() => api.calendarAddress())
  }, [client, isAsked])
  return {
    address,
    busy,
    error,
    make: () => void run(() => api.createCalendarAddress()),
    revoke: () =>
      void run(async () => {
        await api.revokeCalendarAddress()
        return null
      }),
  }
}
