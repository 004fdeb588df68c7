import type { ExamMode, Standings } from '@prostuti/contract'
import { listStandings } from '@prostuti/contract/exams/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { type Exam, instantText, isRanked, isVisible, standingVisibleAt, totalMarks } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import { type PageQuery, pageOf, pagesAround } from './rank-pages.ts'
import { hasGenerated, presentRow, type RankRow } from './rank-rows.ts'
import { type FinalVersion, readFinalVersion } from './result-version.ts'

export interface ListQuery extends PageQuery {
  readonly state?: ExamMode
  readonly search?: string
}

/** Standings, once they may be seen; before, `result_not_published`. */
export function createListStandings(deps: ResultDeps) {
  return implementShared(listStandings, sharedReply, async ({ params, query }, call) =>
    standingsOf(deps, await deps.catalog.get(params.id, call.viewer), query, call),
  )
}

/** A list that may still move is renewed each second; a final one a browser may show for a minute. */
const sharedReply = { maxAgeMs: 1_000, browserSeconds: ({ provisional }: Standings) => (provisional ? 5 : 60) }

/**
 * The archive is never final, for anybody may come and try at any time: its list is that of first tries, and provisional.
 * A version that is not final yet shows its first rows and mine.
 */
export async function standingsOf(
  deps: ResultDeps,
  exam: Exam,
  query: ListQuery,
  { viewer, language }: Pick<Call, 'viewer' | 'language'>,
): Promise<Standings> {
  const { state: mode = 'live', search, ...wish } = query
  const { db } = deps
  if (!(await isOpen(deps, exam, mode))) throw new AppError('result_not_published')
  const page = pageOf(wish, exam.resultVersion)
  const ranked = { examId: exam.id, mode, version: page.version }
  const final = mode === 'live' ? await readFinalVersion(db.pool, ranked) : null
  const read = final ? deps.standings.readFinal : deps.standings.readProvisional
  const found = await read(ranked, { page, search, person: viewer?.id ?? null })
  const generated = exam.demoSlot !== null && (await hasGenerated(db.pool, found.rows))
  const present = (row: RankRow) => presentRow(row, { exam, viewer, language, showPicture: deps.showPicture })
  const neighbours = found.neighbours.map(present)
  return {
    ...presentHeader(exam, mode, page.version, final, language),
    generated,
    count: found.count,
    ...(search ? { next: null, previous: null } : pagesAround(pathOf(exam), query, page, found.listed)),
    results: found.rows.map(present),
    me: neighbours.find(row => row.is_me) ?? null,
    neighbours,
  }
}

/** Marks of many accounts reveal a key as well as those of many tries: the list is closed while anything is withheld. */
async function isOpen(deps: ResultDeps, exam: Exam, mode: ExamMode): Promise<boolean> {
  if (!isVisible(standingVisibleAt(exam, mode), deps.clock.now())) return false
  const [withheld] = await deps.readWithheld([{ exam, mode }])
  return withheld === null
}

function presentHeader(
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
    ranking: isRanked(exam) ? ('ranked' as const) : ('sample' as const),
    provisional: final === null && isRanked(exam),
    version,
    final_at: final && instantText(final.finalAt),
    cut_mark: exam.cutMark === null ? null : exam.cutMark / 1000,
    total_marks: totalMarks(exam) / 1000,
  }
}

const pathOf = (exam: Exam) => `exam/v5/standings/${exam.id}/`
