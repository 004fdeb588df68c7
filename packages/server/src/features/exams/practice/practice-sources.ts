import type { Language } from '@prostuti/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { admit } from '../attempts/admit.ts'
import { type AttemptRow, attemptColumns, attemptOf, type StoredAttempt } from '../attempts/attempt-rows.ts'
import { type Exam, instantText, isVisible, solutionsOpen, solutionVisibleAt } from '../exam.ts'
import type { AttemptDeps } from '../exam-deps.ts'
import { cancelled, hasOption } from '../scoring/option-set.ts'
import { decodeSheet } from '../sheets/sheet-codec.ts'
import { finalNow } from '../standings/result-version.ts'
import { attemptState } from '../tables/attempts.ts'

/** What of an exam can be practised. Whether this person may see each of its questions is asked by the caller that shows them. */
export interface ExamQuestions {
  readonly exam: { readonly id: string; readonly title: string }
  readonly durationMs: number
  /** In the order of its paper. */
  readonly questionIds: readonly string[]
}

/** What of exams people practise afterwards. Each throws `no_exam_found` for an exam that this person does not see. */
export interface PracticeSources {
  /**
   * What this person got wrong or left out in the newest try that they handed in: `not_joined` where there is none,
   * `result_not_published` before its solutions are open.
   */
  mistakes(viewer: Viewer, exam: string, language: Language): Promise<ExamQuestions>
  /**
   * The paper of an exam whose solutions are open (`result_not_published` before) to who may join its archive: others are
   * refused as joining refuses them.
   */
  paper(viewer: Viewer, exam: string, language: Language): Promise<ExamQuestions>
  /** The exam's name; null for one that this person does not see. */
  titleOf(viewer: Viewer, exam: string, language: Language): Promise<string | null>
}

type Deps = Pick<AttemptDeps, 'db' | 'clock' | 'catalog' | 'papers' | 'admission' | 'productsOf'>

export function createPracticeSources(deps: Deps): PracticeSources {
  const { catalog, papers } = deps
  return {
    async mistakes(viewer, id, language) {
      const exam = await catalog.get(id, viewer)
      const attempt = await solvedAttempt(deps, exam, viewer)
      return presentExam(exam, language, await mistakesOf(deps, exam, attempt))
    },
    async paper(viewer, id, language) {
      const exam = await catalog.get(id, viewer)
      if (!(await paperIsOpen(deps, exam))) throw new AppError('result_not_published')
      await admit(deps, { exam, viewer, mode: 'archive' }, { receivedAt: deps.clock.now(), language })
      const { questionIds } = await papers.layout(exam.id, exam.paperVersion)
      return presentExam(exam, language, questionIds)
    },
    async titleOf(viewer, id, language) {
      try {
        return (await catalog.get(id, viewer)).title[language]
      } catch (error) {
        if (error instanceof AppError && error.code === 'no_exam_found') return null
        throw error
      }
    },
  }
}

function presentExam(exam: Exam, language: Language, questionIds: readonly string[]): ExamQuestions {
  return {
    exam: { id: String(exam.id), title: exam.title[language] },
    durationMs: exam.durationMs,
    questionIds,
  }
}

/** The newest closed try, live or in the archive. */
async function solvedAttempt({ db, clock }: Deps, exam: Exam, viewer: Viewer): Promise<AttemptRow> {
  const { rows } = await db.pool.query<StoredAttempt & { is_final: boolean }>({
    name: 'newest-closed-attempt',
    text: `select ${attemptColumns}, ${finalNow('a.exam_id')} as is_final
             from attempts a where a.user_id = $1 and a.exam_id = $2 and a.state = ${attemptState.closed}
            order by a.joined_at desc limit 1`,
    values: [String(viewer.id), exam.id],
  })
  const [row] = rows
  if (!row) throw new AppError('not_joined')
  if (!solutionsOpen(exam, row.is_final, clock.now())) throw new AppError('result_not_published')
  return attemptOf(row)
}

async function mistakesOf({ papers }: Deps, exam: Exam, attempt: AttemptRow): Promise<string[]> {
  const key = await papers.key(exam.id, attempt.paperVersion, exam.resultVersion)
  const sheet = decodeSheet(attempt.sheet, key.questionIds)
  return key.questionIds.filter((id, index) => {
    const accepted = key.accepted[index]!
    const answer = sheet.get(id)?.answer ?? null
    return accepted !== cancelled && (answer === null || !hasOption(accepted, answer))
  })
}

/** Whether practice from it would deal this person, or a visitor, a question: one that is published, or the whole of a paper handed in. */
export async function paperDeals({ db, clock }: Pick<Deps, 'db' | 'clock'>, exam: Exam, viewer: Viewer | null) {
  const { rows } = await db.pool.query<{ deals: boolean }>({
    name: 'paper-deals',
    text: `select exists (select from paper_keys p join questions q on q.id = any(p.question_ids)
                           where p.exam_id = $1 and p.version = $2 and q.published_at <= $3 and q.deleted_at is null)
                  or exists (select from attempts where user_id = $4 and exam_id = $1 and state = ${attemptState.closed}) as deals`,
    values: [exam.id, exam.paperVersion, instantText(clock.now()), viewer && String(viewer.id)],
  })
  return rows[0]!.deals
}

/** Whether its results are final and its solutions open: from then on its paper can be practised. */
export async function paperIsOpen({ db, clock }: Pick<Deps, 'db' | 'clock'>, exam: Exam): Promise<boolean> {
  if (!isVisible(solutionVisibleAt(exam), clock.now())) return false
  const { rows } = await db.pool.query<{ final_at: Date | null }>({
    name: 'exam-final-at',
    text: `select final_at from result_versions where exam_id = $1 and version = $2 and final_at <= $3`,
    values: [exam.id, exam.resultVersion, instantText(clock.now())],
  })
  return rows.length > 0
}
