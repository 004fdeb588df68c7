import type { ExamDetails } from '@prostuti/contract'
import { getExam } from '@prostuti/contract/exams/operations'
import { useEffect } from 'react'
import { useRequest } from '../../../../foundation/data/use-request.ts'
import { RequestError } from '../../../../foundation/ui/request-error.tsx'
import type { ExamPlayerProps } from '../../exam-player.props.ts'
import { failureOf, useReport } from '../../state/report.ts'
import { Loading } from '../loading.tsx'
import { OverCard } from './over-card.tsx'
import { StartCard } from './start-card.tsx'

/** An attempt is open on this device already. */
const here = 'here'

type Props = ExamPlayerProps & { onStart: () => void }

/**
 * Finds out whether opening this person's live attempt would start a clock. Where it would, the person is told what the exam
 * is and asked; else it is opened at once: the attempt goes on, or the server's refusal is worded as ever.
 */
export function StartGate(props: Props) {
  const { client, examId, t, emit, onStart } = props
  const { data, error, loading, retry } = useRequest(examId, async () =>
    (await client.exams.hasSheet(examId, 'live'))
      ? here
      : client.http.call(getExam, { params: { id: examId }, query: { state: 'live' } }, { fresh: true }),
  )
  const report = useReport(client, emit)
  useEffect(() => {
    if (error !== undefined) report('failed', failureOf(error))
  }, [error, report])
  const free = data !== undefined && (data === here || !asksFirst(data))
  useEffect(() => {
    if (free) onStart()
  }, [free])
  if (data !== undefined && data !== here && !free)
    return isOver(data) ? <OverCard {...props} exam={data} /> : <StartCard {...props} exam={data} />
  if (error === undefined) return <Loading t={t} />
  return (
    <div className="start">
      <RequestError t={t} error={error} retry={retry} retrying={loading} />
      <slot name="refused" />
    </div>
  )
}

function asksFirst({ rights, is_demo }: ExamDetails): boolean {
  if (rights.resume) return false
  return rights.reason === 'exam_not_started' || rights.reason === 'exam_over' || (rights.join && !is_demo)
}

const isOver = ({ rights }: ExamDetails): boolean => rights.reason === 'exam_over'
