import { useCallback } from 'react'
import { toast, useTexts } from '../foundation/index.ts'

/** Puts text on the clipboard and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTexts('pictures')
  return useCallback(
    async text => {
      try {
        await navigator.clipboard.writeText(text)
        toast(t('pictures.copied'))
      } catch (error) {
        console.error('the clipboard takes nothing', error)
        toast(t('pictures.copy_failed'), 'wrong')
      }
    },
    [t],
  )
}
