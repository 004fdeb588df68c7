import type { LiveRoom } from '@prostuti/contract'
import { draftAnswers, joinExam, submitAttempt } from '@prostuti/contract/exams/attempt/operations'
import type { Metrics } from '../../../platform/metrics/metrics.ts'
import { instantText } from '../exam.ts'

/** How this process has answered lately who joins, answers and hands in. */
export type ReadServerTimes = () => Promise<NonNullable<LiveRoom['server']>>

export function createReadServerTimes({ recent }: Pick<Metrics, 'recent'>): ReadServerTimes {
  return async () => {
    const { since, of } = await recent()
    return {
      since: instantText(since),
      join: of(joinExam.id),
      draft: of(draftAnswers.id),
      submit: of(submitAttempt.id),
    }
  }
}
