import { type ExamQuestion, type Language, listPageSize } from '@prostuti/contract'
import { listExamQuestions } from '@prostuti/contract/exams/operations'
import { getProgramExamQuestion } from '@prostuti/contract/programs/operations'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { pageOfRows } from '../../../platform/http/call/page-of-rows.ts'
import type { Exam } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { readBuilderQuestions } from './builder-questions.ts'
import { ofType } from './category-types.ts'
import { findExam } from './lock-exam.ts'
import { readQuestionIds } from './question-list.ts'

/** A question's place in its exam. */
interface Numbered {
  readonly id: bigint
  /** From 1. */
  readonly number: number
}

/** The questions of an exam, in the paper's order. */
export function createListQuestions(deps: StaffDeps) {
  const { db } = deps
  return [
    implement(listExamQuestions, async ({ params, query }, { language }) => {
      const { page_size: pageSize = listPageSize, ...place } = query
      const exam = await findExam(db, params.id)
      const { rows, ...page } = pageOfRows(await numbered(deps, exam), { pageSize, ...place }, ({ id }) => Number(id))
      const results = await present(deps, exam, rows, language)
      return presentPage(listExamQuestions.path.replace('{id}', params.id), query, { ...page, results })
    }),
    implement(getProgramExamQuestion, async ({ params, query }, { language }) => {
      const exam = await findExam(db, params.id)
      const all = await numbered(deps, exam)
      const wanted = await ofType(
        db.pool,
        all.map(({ id }) => id),
        query.type,
      )
      const rows = all.filter(({ id }) => wanted.has(id))
      const questions = await present(deps, exam, rows, language)
      return { exam: params.id, type: query.type, revision: exam.revision, questions }
    }),
  ]
}

async function numbered({ db }: StaffDeps, exam: Exam): Promise<Numbered[]> {
  return (await readQuestionIds(db.pool, exam)).map((id, index) => ({ id, number: index + 1 }))
}

async function present(
  { db }: StaffDeps,
  exam: Exam,
  rows: readonly Numbered[],
  language: Language,
): Promise<ExamQuestion[]> {
  const numberOf = new Map(rows.map(({ id, number }) => [String(id), number]))
  const shown = await readBuilderQuestions(
    db,
    rows.map(({ id }) => id),
    { exam: exam.id, language },
  )
  return shown.map(question => ({ ...question, number: numberOf.get(question.id)! }))
}
