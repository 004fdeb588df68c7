import type { ExamMode, ParsedPart, ParticipatedExam } from '@prostuti/contract'
import { listParticipatedExams } from '@prostuti/contract/exams/operations'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../auth/sessions.ts'
import { type ListOrder, type Page, readPage, type Walk } from '../db/keyset.ts'
import { signedIn } from '../http/call.ts'
import { presentPage } from '../http/cursor.ts'
import { implement } from '../http/implement.ts'
import { readWithheld } from './embargo.ts'
import { approved, type Exam, instantText, isVisible, resultVisibleAt } from './exam.ts'
import { presentCards } from './exam-cards.ts'
import type { ExamDeps } from './exam-deps.ts'
import type { Asking } from './find-exams.ts'
import { solutionsOpen } from './get-solutions.ts'
import { ofProgram } from './of-program.ts'
import { positionsOf } from './positions.ts'
import { attemptMode, attemptState, attempts, exams, results, resultVersions } from './tables.ts'

/** One person's attempt at one exam in one mode, with what came of it. */
interface Participation {
  readonly exam: Exam
  readonly mode: number
  readonly joinedAt: Date
  readonly submittedAt: Date | null
  readonly isClosed: boolean
  readonly isFinal: boolean
  readonly version: number | null
  readonly marks: number | null
  readonly ranked: boolean | null
}

const newest: ListOrder<Participation> = {
  at: attempts.joinedAt,
  id: attempts.examId,
  order: 'newest first',
  placeOf: ({ joinedAt, exam }) => ({ at: joinedAt, id: exam.id }),
}

/** What I took part in, newest first; of several tries in the archive the newest that was handed in. */
export function createListParticipated(deps: ExamDeps) {
  return implement(listParticipatedExams, ({ query }, call) =>
    participatedExams(deps, query, { viewer: signedIn(call), language: call.language }),
  )
}

/** A visitor has none. */
export async function participatedExams(
  deps: ExamDeps,
  query: ParsedPart<'exams.listParticipatedExams', 'query'>,
  { viewer, language }: Asking,
) {
  if (!viewer) return { count: 0, results: [], next: null, previous: null }
  const { page_size: pageSize = 20, program, state, ...place } = query
  const mine = and(
    eq(attempts.userId, viewer.id),
    state === undefined ? undefined : eq(attempts.mode, attemptMode[state]),
    eq(exams.questionState, approved),
    ofProgram(program),
    isTheOneThatCounts,
  )
  const [{ rows, ...page }, all] = await Promise.all([
    readParticipations(deps, mine, { pageSize, ...place }),
    countParticipations(deps, mine),
  ])
  const shown = await present(deps, rows, viewer, language)
  return presentPage('exam/v5/user-participated-exams/', query, { count: all, results: shown, ...page })
}

/** A closed try before an open one, then the newest: no other try of this person, exam and mode comes before it. */
const isTheOneThatCounts = sql`not exists (
  select 1 from attempts other
   where other.user_id = ${attempts.userId} and other.exam_id = ${attempts.examId} and other.mode = ${attempts.mode}
     and (other.state, other.try) > (${attempts.state}, ${attempts.try}))`

function readParticipations({ db }: ExamDeps, mine: SQL | undefined, walk: Walk): Promise<Page<Participation>> {
  return readPage(walk, newest, ({ where, orderBy, limit, offset }) =>
    db.orm
      .select({
        exam: exams,
        mode: attempts.mode,
        joinedAt: attempts.joinedAt,
        submittedAt: attempts.submittedAt,
        isClosed: sql<boolean>`${attempts.state} = ${attemptState.closed}`,
        isFinal: sql<boolean>`exists (select 1 from ${resultVersions}
          where ${resultVersions.examId} = ${exams.id} and ${resultVersions.finalAt} is not null)`,
        version: results.version,
        marks: results.marks,
        ranked: results.ranked,
      })
      .from(attempts)
      .innerJoin(exams, eq(exams.id, attempts.examId))
      .leftJoin(results, isResultNow)
      .where(and(mine, where))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  )
}

/** The result of this very try in the newest version that is out. */
const isResultNow = and(
  eq(results.userId, attempts.userId),
  eq(results.examId, attempts.examId),
  eq(results.mode, attempts.mode),
  eq(results.try, attempts.try),
  sql`${results.version} = (select max(r.version) from results r
    where r.user_id = ${attempts.userId} and r.exam_id = ${attempts.examId} and r.mode = ${attempts.mode}
      and r.try = ${attempts.try} and r.version <= ${exams.resultVersion})`,
)

async function countParticipations({ db }: ExamDeps, mine: SQL | undefined): Promise<number> {
  const [all] = await db.orm
    .select({ count: count() })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(mine)
  return all!.count
}

async function present(
  deps: ExamDeps,
  rows: readonly Participation[],
  viewer: Viewer,
  language: 'bn' | 'en',
): Promise<ParticipatedExam[]> {
  const now = deps.clock.now()
  const withheld = await readWithheld(
    deps,
    rows.map(row => ({ exam: row.exam, mode: modeOf(row) })),
  )
  // Marks of a part would look like marks of the whole: the result itself tells that part.
  const open = rows.map((row, place) =>
    isVisible(resultVisibleAt(row.exam, modeOf(row)), now) && !withheld[place] ? row : null,
  )
  const [cards, positions] = await Promise.all([
    presentCards(
      deps,
      rows.map(row => row.exam),
      viewer,
      { language, now },
    ),
    positionsOf(
      deps.db.pool,
      open.map(row => (row?.ranked ? { ...row, exam: row.exam.id, marks: row.marks!, version: row.version! } : null)),
    ),
  ])
  return rows.map((row, place) => {
    const marks = open[place]?.marks ?? null
    return {
      ...cards[place]!,
      mode: modeOf(row),
      submitted_at: row.submittedAt && instantText(row.submittedAt.getTime()),
      marks: marks === null ? null : marks / 1000,
      position: positions[place]!,
      solutions_open: row.isClosed && solutionsOpen(row.exam, modeOf(row), row.isFinal, now),
    }
  })
}

function modeOf({ mode }: Participation): ExamMode {
  return mode === attemptMode.live ? 'live' : 'archive'
}
