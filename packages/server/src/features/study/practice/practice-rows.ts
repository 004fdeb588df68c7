import type { Language, PracticeResult, PracticeSummary } from '@prostuti/contract'
import { markPractice } from '@prostuti/contract/study/mark-practice'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { instantText } from '../../exams/index.ts'
import { topicSteps } from './candidates.ts'
import type { PracticeDeps } from './practice-deps.ts'
import type { PracticeAnswerRow, practices } from './tables.ts'

export type PracticeRow = typeof practices.$inferSelect

interface Reader {
  readonly viewer: Viewer
  readonly language: Language
}

export async function presentSummary(
  deps: PracticeDeps,
  row: PracticeRow,
  { viewer, language }: Reader,
): Promise<PracticeSummary> {
  const { topics, exam } = row.setUp
  const title = exam === null ? null : await deps.sources.titleOf(viewer, exam, language)
  return {
    id: row.id,
    mode: row.mode,
    source: row.source,
    topics: await topicSteps(deps, topics, language),
    exam: exam === null || title === null ? null : { id: exam, title },
    question_count: row.questionCount,
    answered: row.answered,
    started_at: instantText(row.startedAt.getTime()),
    finished_at: row.finishedAt && instantText(row.finishedAt.getTime()),
    correct: row.correct,
    incorrect: row.incorrect,
    unanswered: row.unanswered,
  }
}

/** Marks and solution of a finished practice by what may be shown now: a key that has been withheld since is not shown again. */
export async function presentResult(deps: PracticeDeps, row: PracticeRow, reader: Reader): Promise<PracticeResult> {
  const marks = markPractice(await practicedQuestions(deps, row.answers, reader))
  return { ...(await presentSummary(deps, row, reader)), ...marks }
}

/** Questions that were answered, in the order in which they were asked; one that is gone since is left out. */
export async function practicedQuestions(
  { present, clock }: PracticeDeps,
  answers: readonly PracticeAnswerRow[],
  reader: Reader,
) {
  const ids = answers.map(({ question }) => question)
  const found = await present(ids, { ...reader, at: clock.now(), withKeys: true })
  const byId = new Map(found.map(question => [question.id, question]))
  return answers.flatMap(({ question: id, answer, spentMs }) => {
    const question = byId.get(id)
    return question ? [{ question, answer, spentMs }] : []
  })
}
