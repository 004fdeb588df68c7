import { useCallback } from 'react'
import { refusalWords } from '../text/refusal-words.ts'
import { useTexts } from '../text/use-texts.ts'
import { toast } from './toast.ts'

/**
 * Does something and tells how it went, by a toast. True once it is done; of what failed the rule that was broken is told.
 * Where lists are not as they were any more, `useChange` reads them again as well.
 *
 * @example await act(async () => saveFile('sheets.csv', await read()), t('list.csv_done'))
 */
export function useToldAct(): (act: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const t = useTexts()
  return useCallback(
    async (act, done) => {
      try {
        await act()
        if (done) toast(done)
        return true
      } catch (error) {
        console.error('an act of staff failed', error)
        toast(refusalWords(t, error), 'wrong')
        return false
      }
    },
    [t],
  )
}
