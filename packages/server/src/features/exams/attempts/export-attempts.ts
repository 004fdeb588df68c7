import type { ExamMode } from '@prostuti/contract'
import { and, asc, eq } from 'drizzle-orm'
import { isVisible, resultVisibleAt } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import { decodeSheet } from '../sheets/sheet-codec.ts'
import { attemptMode, attemptState, attempts } from '../tables/attempts.ts'
import { exams } from '../tables/exams.ts'
import { results } from '../tables/results.ts'

export type ExportDeps = Pick<ResultDeps, 'db' | 'clock' | 'papers' | 'readWithheld'>

/** A person's sheets as their file holds them: own answers always, marks only where the person may see them by now. */
export async function exportAttempts(deps: ExportDeps, user: bigint): Promise<object[]> {
  const rows = await readAttempts(deps, user)
  const modes = rows.map(({ exam, attempt }) => ({ exam, mode: modeOf(attempt.mode) }))
  const withheld = await deps.readWithheld(modes)
  const now = deps.clock.now()
  const all: object[] = []
  for (const [index, { exam, attempt, result }] of rows.entries()) {
    const { mode } = modes[index]!
    const isOpen = isVisible(resultVisibleAt(exam, mode), now) && !withheld[index]
    const { questionIds } = await deps.papers.key(exam.id, attempt.paperVersion, exam.resultVersion)
    all.push({
      exam_id: exam.id,
      title: exam.title,
      mode,
      try: attempt.try,
      state: attempt.state === attemptState.closed ? 'closed' : 'open',
      joined_at: attempt.joinedAt,
      submitted_at: attempt.submittedAt,
      answers: [...decodeSheet(attempt.sheet, questionIds).values()].map(({ question, answer, at }) => ({
        question,
        answer,
        at,
      })),
      receipt: attempt.receipt,
      result: isOpen && result ? presentMarks(result) : null,
    })
  }
  return all
}

const modeOf = (mode: number): ExamMode => (mode === attemptMode.live ? 'live' : 'archive')

const presentMarks = ({ marks, correct, incorrect }: typeof results.$inferSelect) => ({
  marks: marks / 1000,
  correct,
  incorrect,
})

function readAttempts({ db }: ExportDeps, user: bigint) {
  return db.orm
    .select({ exam: exams, attempt: attempts, result: results })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .leftJoin(
      results,
      and(
        eq(results.userId, attempts.userId),
        eq(results.examId, attempts.examId),
        eq(results.mode, attempts.mode),
        eq(results.try, attempts.try),
        eq(results.version, exams.resultVersion),
      ),
    )
    .where(eq(attempts.userId, user))
    .orderBy(asc(attempts.joinedAt), asc(attempts.examId))
}
