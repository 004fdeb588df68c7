import { useMemo } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'

const second = 1000
const minute = 60 * second
const rounded = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))

/** Bytes, and spans of time, as people say them. */
export function useSizes() {
  const t = useTexts('system')
  const { number } = useFigures()
  return useMemo(
    () => ({
      bytes(count: number): string {
        const mega = count / 1_000_000
        if (mega >= 1_000) return t('system.gb', { count: number(rounded(mega / 1_000)) })
        return mega >= 1
          ? t('system.mb', { count: number(rounded(mega)) })
          : t('system.kb', { count: number(Math.ceil(count / 1_000)) })
      },
      span(ms: number): string {
        if (ms < second) return t('system.milliseconds', { count: number(Math.round(ms)) })
        if (ms < minute) return t('system.seconds', { count: number(rounded(ms / second)) })
        const minutes = Math.round(ms / minute)
        if (minutes < 60) return t('system.minutes', { count: number(minutes) })
        const hours = Math.round(minutes / 60)
        return hours < 48
          ? t('system.hours', { count: number(hours) })
          : t('system.days', { count: number(Math.round(hours / 24)) })
      },
    }),
    [t, number],
  )
}
