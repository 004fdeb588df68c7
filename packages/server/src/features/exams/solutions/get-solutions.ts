import type { ExamMode, Paper, SolutionQuestion, Solutions } from '@prostuti/contract'
import { type OrderedQuestion, paperOrder, type Sheet } from '@prostuti/contract/attempt'
import { getSolutions } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { protect, type RevealedKey, unexplained } from '../../questions/index.ts'
import { type AttemptRow, attemptColumns, attemptOf, type StoredAttempt } from '../attempts/attempt-rows.ts'
import { type Exam, solutionsOpen } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import type { PaperKey } from '../papers/paper-store.ts'
import { optionsOf } from '../scoring/option-set.ts'
import { marksFor } from '../scoring/scoring.ts'
import { decodeSheet } from '../sheets/sheet-codec.ts'
import { finalNow } from '../standings/result-version.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'
import { spentSeconds } from './spent-seconds.ts'

/** The solutions of an exam that I have handed in, once they may be seen: `not_joined`, `result_not_published`. */
export function createGetSolutions(deps: ResultDeps) {
  return implement(getSolutions, async ({ params, query }, call) => {
    const exam = await deps.catalog.get(params.id, signedIn(call))
    const mode = query.state ?? 'live'
    const attempt = await readableAttempt(deps, exam, mode, signedIn(call))
    return presentSolutions(deps, exam, attempt, signedIn(call), call)
  })
}

/** The newest try that is closed, if its solutions are open. */
async function readableAttempt(deps: ResultDeps, exam: Exam, mode: ExamMode, viewer: Viewer): Promise<AttemptRow> {
  const { rows } = await deps.db.pool.query<StoredAttempt & { is_final: boolean }>({
    name: 'solved-attempt',
    text: `select ${attemptColumns},
                  ${finalNow('a.exam_id')} as is_final
             from attempts a where a.user_id = $1 and a.exam_id = $2 and a.mode = $3
            order by a.state = ${attemptState.closed} desc, a.try desc limit 1`,
    values: [String(viewer.id), exam.id, attemptMode[mode]],
  })
  const [row] = rows
  if (!row) throw new AppError('not_joined')
  const attempt = attemptOf(row)
  const isOpen = !attempt.isOpen && solutionsOpen(exam, row.is_final, deps.clock.now())
  if (!isOpen) throw new AppError('result_not_published')
  return attempt
}

/** What all questions of one context are presented from. */
interface SolutionContext {
  readonly deps: ResultDeps
  readonly exam: Exam
  readonly viewer: Viewer
  readonly paper: Paper
  readonly key: PaperKey
  readonly sheet: Sheet
  readonly spent: ReadonlyMap<string, number>
  readonly explanations: Awaited<ReturnType<ResultDeps['questions']['explanations']>>
  readonly bookmarked: ReadonlySet<string>
}

async function presentSolutions(
  deps: ResultDeps,
  exam: Exam,
  attempt: AttemptRow,
  viewer: Viewer,
  { language }: Pick<Call, 'language'>,
): Promise<Solutions> {
  const { papers, questions } = deps
  const key = await papers.key(exam.id, attempt.paperVersion, exam.resultVersion)
  const [text, explanations, bookmarked] = await Promise.all([
    papers.text(exam.id, attempt.paperVersion, language),
    questions.explanations(key.questionIds, language),
    questions.bookmarks.findIn(viewer, key.questionIds),
  ])
  const paper: Paper = JSON.parse(text)
  const sheet = decodeSheet(attempt.sheet, key.questionIds)
  const context = { deps, exam, viewer, paper, key, sheet, spent: spentSeconds(sheet), explanations, bookmarked }
  return {
    exam: String(exam.id),
    title: exam.title[language],
    state: attempt.mode,
    subjects: paper.subjects,
    passages: paper.passages,
    questions: await Promise.all(
      paperOrder(paper.questions, attempt.seed).map(ordered => presentQuestion(context, ordered)),
    ),
  }
}

async function presentQuestion(
  context: SolutionContext,
  { index, options }: OrderedQuestion,
): Promise<SolutionQuestion> {
  const { id, text, options: words, subject, passage } = context.paper.questions[index]!
  const entry = context.sheet.get(id)
  const answer = entry?.answer ?? null
  const revealed = await revealedKey(context, index)
  const authorsNumbers = context.key.optionOrders[index]!
  return {
    id,
    text,
    options: options.map(option => ({
      text: words[option]!,
      is_correct: revealed && (revealed.key?.includes(option) ?? false),
      explanation: revealed && (revealed.optionExplanations[authorsNumbers[option]!] ?? ''),
    })),
    cancelled: revealed !== null && revealed.key === null,
    explanation: revealed?.explanation ?? null,
    embargoed: revealed === null,
    subject,
    ...(passage !== undefined && { passage }),
    answer: answer === null ? null : options.indexOf(answer),
    marked: entry?.marked ?? false,
    spent_seconds: context.spent.get(id) ?? null,
    marks: marksOf(context.exam, answer, revealed),
    bookmarked: context.bookmarked.has(id),
  }
}

/** What marked the sheets, in the paper's own order, not what the bank may say by now; null for a cancelled question. */
type AcceptedOptions = RevealedKey<readonly number[] | null>

function revealedKey(
  { deps, viewer, key, explanations }: SolutionContext,
  index: number,
): Promise<AcceptedOptions | null> {
  const id = key.questionIds[index]!
  const question = { id, key: protect(optionsOf(key.accepted[index]!)), ...(explanations.get(id) ?? unexplained) }
  return deps.questions.revealKey(question, viewer, deps.clock.now())
}

/** In marks. They would reveal the key of an answer whose key is withheld. */
function marksOf(exam: Exam, answer: number | null, revealed: AcceptedOptions | null): number | null {
  if (answer === null) return 0
  if (!revealed) return null
  if (revealed.key === null) return 0
  const isRight = revealed.key.includes(answer)
  return marksFor(isRight ? 1 : 0, isRight ? 0 : 1, exam) / 1000
}
