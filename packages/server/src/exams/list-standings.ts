import { hash } from 'node:crypto'
import type { ExamMode, Standings } from '@prostuti/contract'
import { listStandings } from '@prostuti/contract/exams/operations'
import { AppError } from '../errors.ts'
import type { Call } from '../http/call.ts'
import { implement } from '../http/implement.ts'
import { Reply } from '../http/reply.ts'
import { readWithheld } from './embargo.ts'
import { type Exam, instantText, isVisible, standingVisibleAt, totalMarks } from './exam.ts'
import type { ExamDeps } from './exam-deps.ts'
import { readFinalStandings } from './final-standings.ts'
import { readProvisionalStandings } from './provisional-standings.ts'
import { type PageWish, pagesAround, wantedPage } from './rank-pages.ts'
import { presentRow, type RankRow } from './rank-rows.ts'
import { type FinalVersion, readFinalVersion } from './result-version.ts'

export interface StandingsQuery extends PageWish {
  readonly state?: ExamMode
  readonly search?: string
}

/** A rank list, once it may be seen; before, `result_not_published`. */
export function createListStandings(deps: ExamDeps) {
  return implement(listStandings, async ({ params, query }, call) => {
    const standings = await standingsOf(deps, await deps.catalog.get(params.id), query, call)
    return call.viewer ? standings : publicReply(standings, call)
  })
}

/**
 * The archive is never final, for anybody may come and try at any time: its list is that of first tries, and provisional.
 * A version that is not final yet shows its first rows and mine.
 */
export async function standingsOf(
  deps: ExamDeps,
  exam: Exam,
  query: StandingsQuery,
  { viewer, language }: Pick<Call, 'viewer' | 'language'>,
): Promise<Standings> {
  const { state: mode = 'live', search, ...wish } = query
  const { db } = deps
  if (!(await isOpen(deps, exam, mode))) throw new AppError('result_not_published')
  const page = wantedPage(wish, exam.resultVersion)
  const ranked = { examId: exam.id, mode, version: page.version }
  const final = mode === 'live' ? await readFinalVersion(db.pool, ranked) : null
  const read = final ? readFinalStandings : readProvisionalStandings
  const found = await read(db.pool, ranked, { page, search, person: viewer?.id ?? null })
  const present = (row: RankRow) => presentRow(row, { exam, viewer, language })
  const neighbours = found.neighbours.map(present)
  return {
    ...aboutList(exam, mode, page.version, final, language),
    count: found.count,
    ...(search ? { next: null, previous: null } : pagesAround(pathOf(exam), query, page, found.listed)),
    results: found.rows.map(present),
    me: neighbours.find(row => row.is_me) ?? null,
    neighbours,
  }
}

/** Marks of many accounts tell a key as well as those of many tries: the list is closed while anything is withheld. */
async function isOpen(deps: ExamDeps, exam: Exam, mode: ExamMode): Promise<boolean> {
  if (!isVisible(standingVisibleAt(exam, mode), deps.clock.now())) return false
  const [withheld] = await readWithheld(deps, [{ exam, mode }])
  return withheld === null
}

function aboutList(
  exam: Exam,
  mode: ExamMode,
  version: number,
  final: FinalVersion | null,
  language: Call['language'],
) {
  return {
    exam: String(exam.id),
    title: exam.title[language],
    state: mode,
    provisional: final === null,
    version,
    final_at: final && instantText(final.finalAt),
    cut_mark: exam.cutMark === null ? null : exam.cutMark / 1000,
    total_marks: totalMarks(exam) / 1000,
  }
}

const pathOf = (exam: Exam) => `exam/v5/standings/${exam.id}/`

/** For visitors, who all read the same: a cache may hold it for a moment and then ask whether it has changed. */
function publicReply(standings: Standings, call: Pick<Call, 'header'>): Reply {
  const body = JSON.stringify(standings)
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': `public, max-age=${standings.provisional ? 5 : 60}`,
    vary: 'Authorization, Accept-Language',
  }
  // A proxy that compresses makes it a weak one, and a cache may name several.
  if (call.header('if-none-match')?.includes(etag)) return new Reply(null, { status: 304, headers })
  return new Reply(body, { headers: { ...headers, 'content-type': 'application/json' } })
}
