import type { LibraryImage } from '@prostuti/contract'
import { useCallback } from 'react'
import { useTexts } from '../../foundation/index.ts'

/** Where a picture is, in a line: `২টি প্রশ্নে · ১টি বিজ্ঞপ্তিতে`, or that it is nowhere. */
export function usePlaceWords(): (image: Pick<LibraryImage, 'shown_by'>) => string {
  const t = useTexts('pictures')
  return useCallback(
    ({ shown_by: places }) =>
      places.length === 0
        ? t('pictures.nowhere')
        : places.map(({ kind, count }) => t(`pictures.place.${kind}`, { count })).join(' · '),
    [t],
  )
}
