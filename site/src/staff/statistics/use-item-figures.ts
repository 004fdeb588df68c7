import { useMemo } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'

/** The figures of questions in words; `–` for one that is not defined. */
export function useItemFigures() {
  const t = useTexts('statistics')
  const { number, digits } = useFigures()
  return useMemo(() => {
    const shown = (value: number | null, say: (value: number) => string) => (value === null ? '–' : say(value))
    return {
      /** @example percent(31.4) // '৩১%' */
      percent: (value: number | null) => shown(value, each => `${number(Math.round(each))}%`),
      /** Of per cent, from −1 to 1 with two decimals. */
      part: (value: number | null) => shown(value, each => digits((each / 100).toFixed(2).replace('-', '−'))),
      marks: (value: number | null) => shown(value, each => number(Math.round(each * 100) / 100)),
      /** @example seconds(90) // '১ মি ৩০ সে' */
      seconds: (value: number | null) =>
        shown(value, each => {
          const [minutes, seconds] = [Math.floor(Math.round(each) / 60), Math.round(each) % 60]
          const inSeconds = t('statistics.seconds', { seconds: number(seconds) })
          if (minutes === 0) return inSeconds
          const inMinutes = t('statistics.minutes', { minutes: number(minutes) })
          return seconds === 0 ? inMinutes : `${inMinutes} ${inSeconds}`
        }),
    }
  }, [t, number, digits])
}
