import { hallOf } from '@prostuti/sdk/hall'
import { useCallback } from 'react'
import { useRequest } from '../../foundation/use-request.ts'
import { useOpening } from '../opening/use-opening.ts'
import type { SolutionProps } from './exam-solution.view.tsx'

type LaterProps = Pick<SolutionProps, 'client' | 'examId'> & { onOpen: () => void }

/** Draws nothing: asks for solutions again when the exam that withholds some of their keys is over. */
export function OpensLater({ client, examId, onOpen }: LaterProps): null {
  // Nothing of the archive is compared while another exam withholds a key, so its rank list opens when none does any more.
  const { data: exam, error, retry } = useRequest('', () => hallOf(client).exam(examId, 'archive'))
  // The exam is asked for again too: its opening may have been moved.
  const open = useCallback(() => {
    retry()
    onOpen()
  }, [retry, onOpen])
  useOpening(client, exam?.standing_visibility, open, error ?? exam)
  return null
}
