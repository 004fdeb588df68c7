import { examsApiOf } from '@prostuti/sdk/exams'
import { useCallback } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import { usePublication } from '../publication/index.ts'
import type { SolutionProps } from './exam-solution.props.ts'

type LaterProps = Pick<SolutionProps, 'client' | 'examId'> & { onOpen: () => void }

/** Draws nothing: asks for solutions again when the exam that withholds some of their keys is over. */
export function OpensLater({ client, examId, onOpen }: LaterProps): null {
  // Nothing of the archive is compared while another exam withholds a key, so its standings open when none does any more.
  const { data: exam, error, retry } = useRequest('', () => examsApiOf(client).exam(examId, 'archive'))
  // The exam is asked for again too: its opening may have been moved.
  const open = useCallback(() => {
    retry()
    onOpen()
  }, [retry, onOpen])
  usePublication(client, exam?.standing_visibility, open, error ?? exam)
  return null
}
