import { useFigures, useTexts } from '../../foundation/index.ts'

const kilobyte = 1024

/** A file's size in words, as people read it: `৪৮ কেবি`. */
export function useFileSize(): (bytes: number) => string {
  const t = useTexts('notices')
  const { number } = useFigures()
  return bytes => {
    if (bytes < kilobyte) return t('notices.size_bytes', { count: number(bytes) })
    if (bytes < kilobyte ** 2) return t('notices.size_kilobytes', { count: number(Math.round(bytes / kilobyte)) })
    return t('notices.size_megabytes', { count: number(Math.round((10 * bytes) / kilobyte ** 2) / 10) })
  }
}
