import { useCallback } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'

const minute = 60_000

/** How much time is left: `১ ঘ ১৮ মি`. */
export function useShortTime(): (ms: number) => string {
  const t = useTexts('live-room')
  const { number } = useFigures()
  return useCallback(
    ms => {
      const minutes = Math.max(0, Math.ceil(ms / minute))
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      if (hours === 0) return t('live_room.minutes_short', { minutes: number(rest) })
      return t('live_room.hours_minutes', { hours: number(hours), minutes: number(rest) })
    },
    [t, number],
  )
}

/** An instant so many minutes later. */
export const later = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * minute).toISOString()
