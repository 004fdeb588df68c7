import { useCallback } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'

/** So many seconds as people say them: `১২ মি ৪ সে`; `–` for none. */
export function useTimeTaken(): (seconds: number | null) => string {
  const t = useTexts('results')
  const { number } = useFigures()
  return useCallback(
    seconds => {
      if (seconds === null) return '–'
      const parts = [
        ...(seconds >= 60 ? [t('results.minutes', { count: number(Math.floor(seconds / 60)) })] : []),
        ...(seconds % 60 > 0 || seconds < 60 ? [t('results.seconds', { count: number(seconds % 60) })] : []),
      ]
      return parts.join(' ')
    },
    [t, number],
  )
}
