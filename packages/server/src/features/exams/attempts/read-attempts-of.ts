import type { ExamMode, Language, PersonAttempt } from '@prostuti/contract'
import { and, eq, sql } from 'drizzle-orm'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { instantText, isVisible, resultVisibleAt } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import { attemptMode, attemptState, attempts } from '../tables/attempts.ts'
import { exams } from '../tables/exams.ts'
import { results } from '../tables/results.ts'

/** Attempts that a person's page shows. */
const shown = 12
const recentDays = 30

/** What staff see of a person's attempts. */
export interface AttemptsOfPerson {
  readonly count: number
  /** Within 30 days. */
  readonly recent: number
  readonly results: PersonAttempt[]
  /** Until when they sit a live exam; null: they sit none. */
  readonly sitsUntil: string | null
}

type Deps = Pick<ResultDeps, 'db' | 'clock' | 'readWithheld' | 'findPosition'>

/** A person's newest attempts: no answers, and marks only once the result is out. */
export const createReadAttemptsOf =
  (deps: Deps) =>
  async (user: bigint, language: Language): Promise<AttemptsOfPerson> => {
    const [rows, counted] = await Promise.all([readNewest(deps, user), countAttempts(deps, user)])
    const now = deps.clock.now()
    const asked = rows.map(({ exam, attempt }) => ({ exam, mode: modeOf(attempt.mode) }))
    const withheld = await deps.readWithheld(asked)
    const isOut = asked.map(({ exam, mode }, index) => isVisible(resultVisibleAt(exam, mode), now) && !withheld[index])
    const positions = await Promise.all(
      rows.map(({ exam, attempt, result }, index) =>
        isOut[index] && result?.ranked
          ? deps.findPosition({ exam: exam.id, mode: attempt.mode, marks: result.marks, version: result.version })
          : null,
      ),
    )
    return {
      ...counted,
      results: rows.map(({ exam, attempt, result }, index) => ({
        exam: String(exam.id),
        title: inLanguage(exam.title, language),
        mode: modeOf(attempt.mode),
        try: attempt.try,
        joined_at: instantText(attempt.joinedAt.getTime()),
        submitted_at: attempt.submittedAt && instantText(attempt.submittedAt.getTime()),
        is_open: attempt.state === attemptState.open,
        marks: isOut[index] && result ? result.marks / 1000 : null,
        position: positions[index]?.position ?? null,
        total_examinees: positions[index]?.total ?? 0,
        submission_id: attempt.submissionId,
      })),
    }
  }

const modeOf = (mode: number): ExamMode => (mode === attemptMode.live ? 'live' : 'archive')

function readNewest({ db }: Deps, user: bigint) {
  return db.orm
    .select({ exam: exams, attempt: attempts, result: results })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .leftJoin(
      results,
      and(
        eq(results.userId, attempts.userId),
        eq(results.examId, attempts.examId),
        eq(results.mode, attempts.mode),
        eq(results.try, attempts.try),
        eq(results.version, exams.resultVersion),
      ),
    )
    .where(eq(attempts.userId, user))
    .orderBy(sql`${attempts.joinedAt} desc, ${attempts.examId} desc, ${attempts.mode}, ${attempts.try} desc`)
    .limit(shown)
}

async function countAttempts({ db: { pool }, clock }: Deps, user: bigint) {
  const { rows } = await pool.query<{ count: number; recent: number; until: Date | null }>({
    name: 'count-attempts-of',
    text: `select count(*)::int as count, (count(*) filter (where joined_at > $2))::int as recent,
                  max(deadline) filter (where mode = ${attemptMode.live} and state = ${attemptState.open}) as until
             from attempts where user_id = $1`,
    values: [String(user), new Date(clock.now() - recentDays * 86_400_000)],
  })
  const { until, ...counted } = rows[0]!
  return { ...counted, sitsUntil: until?.toISOString() ?? null }
}
