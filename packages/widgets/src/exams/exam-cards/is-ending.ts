import { durationMs } from '@prostuti/sdk/exams/clock/duration'
import type { ListedExam } from './exam-facts.ts'

/** The last instant at which an exam can be begun and sat in full, milliseconds since 1970. */
export const fullUntil = ({ end_time: end, duration }: Pick<ListedExam, 'end_time' | 'duration'>): number =>
  Date.parse(end) - durationMs(duration)

/** It runs, and who begins now has less than its whole time. */
export const isEnding = (exam: Pick<ListedExam, 'state' | 'end_time' | 'duration'>, now: number): boolean =>
  exam.state === 'running' && now > fullUntil(exam)
