import { useCallback } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Bytes as people say them: `৪.১ এমবি`, `২৪ কেবি`. */
export function useSizeText(): (bytes: number) => string {
  const t = useTexts('pictures')
  const { number } = useFigures()
  return useCallback(
    bytes =>
      bytes >= megabyte
        ? t('pictures.mb', { count: number(Math.round((bytes / megabyte) * 10) / 10) })
        : t('pictures.kb', { count: number(Math.max(1, Math.round(bytes / kilobyte))) }),
    [t, number],
  )
}
