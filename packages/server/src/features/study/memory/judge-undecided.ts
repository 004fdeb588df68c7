import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { MemoryDeps } from './memory-deps.ts'
import type { AnswerToRecord } from './record-answers.ts'
import { readRightOptions } from './right-options.ts'
import { answerSource, rating } from './tables.ts'

interface UndecidedRow {
  readonly question: string
  readonly ref: string
  readonly source: number
  readonly at: Date
  readonly answer: number | null
  readonly spent: number | null
}

const nameOf: Readonly<Record<number, AnswerToRecord['source']>> = {
  [answerSource.practice]: 'practice',
  [answerSource.review]: 'review',
  [answerSource.cram]: 'review',
}

/** What was answered while its key was withheld and can be judged by now. Answers of exams their sheets judge. */
export async function judgeUndecided(deps: MemoryDeps, viewer: Viewer): Promise<AnswerToRecord[]> {
  const { rows } = await deps.db.pool.query<UndecidedRow>({
    name: 'undecided-answers',
    text: `select question_id as question, ref, source, at, answer, spent_ms as spent from answer_log
            where user_id = $1 and rating = ${rating.undecided} and source <> ${answerSource.exam}`,
    values: [String(viewer.id)],
  })
  const rights = await readRightOptions(
    deps,
    viewer,
    rows.map(({ question }) => question),
  )
  return rows.flatMap(({ question, ref, source, at, answer, spent }) => {
    const right = rights.get(question)
    if (!right) return []
    const isRight = answer !== null && right.has(answer)
    const cram = source === answerSource.cram
    return [{ question, ref, source: nameOf[source]!, at: at.getTime(), answer, isRight, spentMs: spent, cram }]
  })
}
