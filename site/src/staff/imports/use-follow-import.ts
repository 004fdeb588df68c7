import type { ImportSummary } from '@prostuti/contract'
import { useCallback } from 'react'
import { useFollowTask, useStaffContext, useTexts } from '../foundation/index.ts'

/**
 * Follows an import of the person who looks while its questions go into the bank; of any other it does nothing. Whoever left the page
 * within the call that started it has its card again where the import is seen next.
 */
export function useFollowImport(): (found: ImportSummary) => void {
  const t = useTexts('imports')
  const { person } = useStaffContext()
  const follow = useFollowTask()
  return useCallback(
    ({ id, source, state, creator, job }) => {
      if (state !== 'importing' || job === null || creator !== person.id) return
      follow({ id: job, title: t('imports.job', { name: source }), href: `/admin/question/upload/?import=${id}` })
    },
    [follow, person.id, t],
  )
}
