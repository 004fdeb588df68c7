import type { ParticipatedExam } from '@prostuti/contract'
import type { ListDeps } from '../exam-deps.ts'
import type { ListReader } from './find-exams.ts'
import { presentParticipations } from './list-participated-exams.ts'

/** The exam that this person handed in last, as the list of one's exams shows it. */
export async function lastTaken(deps: ListDeps, { viewer, language }: ListReader): Promise<ParticipatedExam | null> {
  const taken = viewer && (await deps.findLastTaken(viewer.id))
  if (!viewer || !taken) return null
  const { examId, ...tried } = taken
  const exam = await deps.catalog.stored(examId)
  const [row] = await presentParticipations(deps, [{ ...tried, exam }], viewer, language)
  return row!
}
