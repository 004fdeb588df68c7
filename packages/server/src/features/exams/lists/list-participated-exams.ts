import { type ExamMode, listPageSize, type ParsedPart, type ParticipatedExam } from '@prostuti/contract'
import { listParticipatedExams } from '@prostuti/contract/exams/operations'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, type Page, type PageQuery, readPage } from '../../../platform/http/call/keyset.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { instantText, isVisible, rankingOfSheet, resultVisibleAt, solutionsOpen } from '../exam.ts'
import type { ListDeps } from '../exam-deps.ts'
import { attemptMode, attemptState, attempts } from '../tables/attempts.ts'
import { exams } from '../tables/exams.ts'
import { results, resultVersions } from '../tables/results.ts'
import { presentCards } from './exam-cards.ts'
import type { ListReader } from './find-exams.ts'
import { inProgram } from './find-exams.ts'
import type { Participation } from './participation.ts'

const newest: ListOrder<Participation> = {
  at: attempts.joinedAt,
  id: attempts.examId,
  order: 'newest first',
  sortKeyOf: ({ joinedAt, exam }) => ({ at: joinedAt, id: exam.id }),
}

/** What I took part in, newest first; of several tries in the archive the newest that was handed in. */
export function createListParticipated(deps: ListDeps) {
  return implement(listParticipatedExams, ({ query }, call) =>
    participatedExams(deps, query, { viewer: signedIn(call), language: call.language }),
  )
}

/** A visitor has none. */
export async function participatedExams(
  deps: ListDeps,
  query: ParsedPart<'exams.listParticipatedExams', 'query'>,
  { viewer, language }: ListReader,
) {
  if (!viewer) return { count: 0, results: [], next: null, previous: null }
  const { page_size: pageSize = listPageSize, program, state, ...pageQuery } = query
  const mine = and(
    eq(attempts.userId, viewer.id),
    state === undefined ? undefined : eq(attempts.mode, attemptMode[state]),
    inProgram(program),
    isTheOneThatCounts,
  )
  const [{ rows, ...page }, all] = await Promise.all([
    readParticipations(deps, mine, { pageSize, ...pageQuery }),
    countParticipations(deps, mine),
  ])
  const shown = await presentParticipations(deps, rows, viewer, language)
  return presentPage('exam/v5/user-participated-exams/', query, { count: all, results: shown, ...page })
}

/** A closed try before an open one, then the newest: no other try of this person, exam and mode comes before it. */
const isTheOneThatCounts = sql`not exists (
  select 1 from attempts other
   where other.user_id = ${attempts.userId} and other.exam_id = ${attempts.examId} and other.mode = ${attempts.mode}
     and (other.state, other.try) > (${attempts.state}, ${attempts.try}))`

function readParticipations({ db }: ListDeps, mine: SQL | undefined, walk: PageQuery): Promise<Page<Participation>> {
  return readPage(walk, newest, ({ where, orderBy, limit, offset }) =>
    db.orm
      .select({
        exam: exams,
        mode: attempts.mode,
        try: attempts.try,
        joinedAt: attempts.joinedAt,
        submittedAt: attempts.submittedAt,
        isClosed: sql<boolean>`${attempts.state} = ${attemptState.closed}`,
        hasOpenTry: sql<boolean>`exists (select 1 from attempts o
          where o.user_id = ${attempts.userId} and o.exam_id = ${attempts.examId} and o.mode = ${attempts.mode}
            and o.state = ${attemptState.open} and ${attempts.state} = ${attemptState.closed})`,
        isFinal: sql<boolean>`exists (select 1 from ${resultVersions}
          where ${resultVersions.examId} = ${exams.id} and ${resultVersions.version} = ${exams.resultVersion}
            and ${resultVersions.finalAt} is not null)`,
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

async function countParticipations({ db }: ListDeps, mine: SQL | undefined): Promise<number> {
  const [all] = await db.orm
    .select({ count: count() })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(mine)
  return all!.count
}

export async function presentParticipations(
  deps: ListDeps,
  rows: readonly Participation[],
  viewer: Viewer,
  language: 'bn' | 'en',
): Promise<ParticipatedExam[]> {
  const now = deps.clock.now()
  const withheld = await deps.readWithheld(rows.map(row => ({ exam: row.exam, mode: modeOf(row) })))
  // Marks of a part would look like marks of the whole: the result itself shows that part.
  const open = rows.map((row, index) =>
    isVisible(resultVisibleAt(row.exam, modeOf(row)), now) && !withheld[index] ? row : null,
  )
  const [cards, positions] = await Promise.all([
    presentCards(
      deps,
      rows.map(row => row.exam),
      viewer,
      { language, now },
    ),
    Promise.all(
      open.map(row =>
        row?.ranked
          ? deps.findPosition({ exam: row.exam.id, mode: row.mode, marks: row.marks!, version: row.version! })
          : null,
      ),
    ),
  ])
  return rows.map((row, index) => {
    const marks = open[index]?.marks ?? null
    return {
      ...cards[index]!,
      mode: modeOf(row),
      submitted_at: row.submittedAt && instantText(row.submittedAt.getTime()),
      marks: marks === null ? null : marks / 1000,
      position: positions[index]?.position ?? -1,
      ranking: rankingOfSheet(row.exam, row),
      provisional: positions[index] !== null && modeOf(row) === 'live' && !row.isFinal,
      total_examinees: positions[index]?.total ?? 0,
      solutions_open: row.isClosed && solutionsOpen(row.exam, row.isFinal, now),
      resume: row.hasOpenTry,
    }
  })
}

function modeOf({ mode }: Participation): ExamMode {
  return mode === attemptMode.live ? 'live' : 'archive'
}
