import { useCallback } from 'react'
import { useFigures } from '../foundation/text/use-figures.ts'
import { useTexts } from '../foundation/text/use-texts.ts'

const minute = 60_000

/** How much time is left, in hours and minutes: `১ ঘ ১৮ মি বাকি`. */
export function useTimeLeft(): (ms: number) => string {
  const t = useTexts('dashboard')
  const { number } = useFigures()
  return useCallback(
    ms => {
      const minutes = Math.ceil(ms / minute)
      if (minutes <= 0) return t('dashboard.over')
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      if (hours === 0) return t('dashboard.minutes_left', { minutes: number(rest) })
      return t('dashboard.hours_left', { hours: number(hours), minutes: number(rest) })
    },
    [t, number],
  )
}
