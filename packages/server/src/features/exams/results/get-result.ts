import type { ExamMode, Result } from '@prostuti/contract'
import { getResult } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { type Exam, isVisible, resultVisibleAt, standingVisibleAt } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import type { PaperKey } from '../papers/paper-store.ts'
import { resultChangeOf } from '../regrades/result-change.ts'
import { scoreSheet } from '../scoring/scoring.ts'
import { PackedSheet } from '../sheets/packed-sheet.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'
import { histogramOf } from './histogram.ts'
import { standingOf } from './mark-counts.ts'
import { presentResult, type ResultRow } from './present-result.ts'

/** My result, once it may be seen: `not_joined`, `result_not_published`. */
export function createGetResult(deps: ResultDeps) {
  return implement(getResult, async ({ params, query }, call) => {
    const exam = await deps.catalog.get(params.id, signedIn(call))
    return resultOf(deps, exam, query.state ?? 'live', signedIn(call), call)
  })
}

export async function resultOf(
  deps: ResultDeps,
  exam: Exam,
  mode: ExamMode,
  viewer: Viewer,
  call: Pick<Call, 'language'>,
): Promise<Result> {
  const row = await readResult(deps, exam, mode, viewer)
  if (!row) throw await reasonForNone(deps, exam, mode, viewer)
  if (!isVisible(resultVisibleAt(exam, mode), deps.clock.now())) throw new AppError('result_not_published')
  const [key, change, [withheld = null]] = await Promise.all([
    deps.papers.key(exam.id, row.paper_version, row.version),
    resultChangeOf(deps, { userId: viewer.id, exam, mode, try: row.try }, viewer),
    deps.readWithheld([{ exam, mode }]),
  ])
  const ranked = { id: exam.id, mode, version: row.version }
  // A place among others would reveal what the marks leave out: theirs are counted whole.
  const [standing, histogram, livePlace] =
    row.ranked && !withheld
      ? await Promise.all([
          standingOf(deps.db.pool, ranked, row.marks, exam.cutMark),
          histogramOf(deps.db.pool, exam, ranked),
          mode === 'archive' ? livePlaceOf(deps, exam, row) : null,
        ])
      : [null, null, null]
  const score = withheld ? scoreSheet(await readSheet(deps, row, key), key, exam, withheld.questions) : row
  return presentResult({
    ...{ exam, mode, row, score, key, withheld, standing, histogram, livePlace, language: call.language },
    // What compares two marks of a whole reveals what is withheld of it.
    change: withheld ? null : change,
  })
}

/** Where marks would have stood among those who sat the exam live, once everybody may see their list. */
async function livePlaceOf(
  { db, clock }: ResultDeps,
  exam: Exam,
  { version, marks }: Pick<ResultRow, 'version' | 'marks'>,
): Promise<Result['live_place']> {
  if (!isVisible(standingVisibleAt(exam, 'live'), clock.now())) return null
  const { position, total } = await standingOf(db.pool, { id: exam.id, mode: 'live', version }, marks, exam.cutMark)
  return total === 0 ? null : { position, total_examinees: total }
}

/** Of the newest try that is closed, in the version that counts now. */
async function readResult(
  { db }: ResultDeps,
  exam: Exam,
  mode: ExamMode,
  viewer: Viewer,
): Promise<ResultRow | undefined> {
  const { rows } = await db.pool.query<ResultRow>({
    name: 'my-result',
    text: `select r.user_id, r.exam_id, r.mode, r.try, r.version, r.marks, r.correct, r.incorrect, r.taken_ms, r.submitted_at, r.subjects, r.ranked,
                  a.paper_version, a.closed_by, v.final_at is not null as is_final
             from results r
             join attempts a using (user_id, exam_id, mode, try)
             join exams e on e.id = r.exam_id and r.version <= e.result_version
             left join result_versions v on v.exam_id = r.exam_id and v.version = r.version
            where r.user_id = $1 and r.exam_id = $2 and r.mode = $3
            order by r.try desc, r.version desc limit 1`,
    values: [String(viewer.id), exam.id, attemptMode[mode]],
  })
  return rows[0]
}

/** The sheet of a result, for what is stored of it may count more than may be shown. */
async function readSheet({ db }: ResultDeps, row: ResultRow, key: PaperKey): Promise<PackedSheet> {
  const { rows } = await db.pool.query<{ sheet: Buffer }>({
    name: 'sheet-handed-in',
    text: 'select sheet from attempts where user_id = $1 and exam_id = $2 and mode = $3 and try = $4',
    values: [row.user_id, row.exam_id, row.mode, row.try],
  })
  return PackedSheet.read(rows[0]!.sheet, key.questionIds.length)
}

async function reasonForNone({ db }: ResultDeps, exam: Exam, mode: ExamMode, viewer: Viewer): Promise<AppError> {
  const { rowCount } = await db.pool.query(
    'select 1 from attempts where user_id = $1 and exam_id = $2 and mode = $3 and state = $4',
    [String(viewer.id), exam.id, attemptMode[mode], attemptState.open],
  )
  return new AppError(rowCount ? 'result_not_published' : 'not_joined')
}
