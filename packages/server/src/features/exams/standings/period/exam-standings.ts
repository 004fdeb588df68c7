import type { AskedPeriodStandings, PeriodStandings } from '@prostuti/contract'
import { type Exam, isRanked, isVisible, standingVisibleAt, totalMarks } from '../../exam.ts'
import type { ResultDeps } from '../../exam-deps.ts'
import { pageOf } from '../rank-pages.ts'
import { readFinalVersion } from '../result-version.ts'
import { findCircle, type RankReader } from './among.ts'
import { listingOfExam } from './listing.ts'
import { listRows, nothingListed } from './present-listing.ts'

/** Ranks of one exam, from its final list. Throws `no_exam_found`. */
export async function examStandings(
  deps: ResultDeps,
  asked: AskedPeriodStandings & { exam: string },
  reader: RankReader,
): Promise<PeriodStandings> {
  const exam = await deps.catalog.get(asked.exam, reader.viewer)
  const { isUnset, people, ...circle } = await findCircle(deps, asked, reader)
  const version = exam.resultVersion
  const final = await readFinalVersion(deps.db.pool, { examId: exam.id, version })
  const head = {
    ...circle,
    period: 'exam',
    among: asked.among,
    from: null,
    to: null,
    exam: { id: String(exam.id), title: exam.title[reader.language], total_marks: totalMarks(exam) / 1000 },
    provisional: final === null,
    next_exam: null,
  } as const
  if (isUnset) return { ...head, ...nothingListed, state: 'unset' }
  if (final === null || !isOpen(deps, exam)) return { ...head, ...nothingListed, state: 'not_open' }
  const page = pageOf(asked, version)
  const rows = await listRows(
    deps,
    {
      ...{ listing: listingOfExam(exam.id, page.version), people, page, query: asked },
      whole: BigInt(totalMarks(exam)),
      isDemo: exam.demoSlot !== null,
    },
    reader,
  )
  return { ...head, ...nothingListed, ...(rows ? { ...rows, state: 'listed' } : { state: 'too_few' }) }
}

const isOpen = ({ clock }: ResultDeps, exam: Exam): boolean =>
  isRanked(exam) && totalMarks(exam) > 0 && isVisible(standingVisibleAt(exam, 'live'), clock.now())
