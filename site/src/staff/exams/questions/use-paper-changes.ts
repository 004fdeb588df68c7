import type { ExamQuestion } from '@prostuti/contract'
import { toast, useFigures, useStaff, useTexts } from '../../foundation/index.ts'
import type { ExamQuestions } from './use-exam-questions.ts'

export type PaperChanges = ReturnType<typeof usePaperChanges>

/** The questions of a paper under their subjects, in the paper's order. */
export const subjectsOf = (questions: readonly ExamQuestion[]): ExamQuestion[][] => [
  ...Map.groupBy(questions, ({ subject }) => subject.id).values(),
]

/** What staff can do with the questions of a paper. */
export function usePaperChanges(questions: readonly ExamQuestion[], list: ExamQuestions) {
  const t = useTexts('exams')
  const admin = useStaff()
  const { number } = useFigures()
  const idsOf = (some: readonly ExamQuestion[]) => some.map(({ id }) => id)

  const moveSubject = (index: number, by: 1 | -1) => {
    const order = subjectsOf(questions).map(group => group[0]!.subject.id)
    const [moved] = order.splice(index, 1)
    order.splice(index + by, 0, moved!)
    return list.act((id, revision) => admin.exams.update(id, { revision, subject_order: order }))
  }
  const moveQuestion = (question: ExamQuestion, by: number) => {
    const ids = idsOf(questions)
    const at = ids.indexOf(question.id)
    ids.splice(at, 1)
    ids.splice(at + by, 0, question.id)
    return list.act((id, revision) => admin.exams.order(id, revision, ids))
  }
  const take = (gone: readonly ExamQuestion[]) =>
    list.act((id, revision) => admin.exams.remove(id, revision, idsOf(gone)))
  const refresh = async (old: readonly ExamQuestion[]) => {
    const done = await list.act((id, revision) => admin.exams.refresh(id, revision, idsOf(old)))
    if (!done) return
    toast(t('exams.refreshed', { count: number(done.refreshed) }))
    if (done.removed > 0) toast(t('exams.removed', { count: number(done.removed) }))
  }
  return { moveSubject, moveQuestion, take, refresh }
}
