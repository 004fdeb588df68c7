import type { ExamMode } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import type { EmbargoedQuestions } from '../../questions/index.ts'
import {
  approved,
  type Exam,
  instantText,
  isRanked,
  lastArrivalSql,
  publishingMs,
  settleDelayMs,
  standingVisibleAt,
} from '../exam.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'

/** So long before its start an exam's questions that are not published lose their keys everywhere. */
const aheadHours = 24

/**
 * From when on exam `e` embargoes question `q`: a day before its start, but at the start itself where `q` is published by then. The
 * key of a published one is no secret, and hiding it a day ahead would reveal which questions tomorrow's exam asks.
 */
const embargoBegins = (instant: string) =>
  `e.start_time - case when q.published_at <= ${instant} then interval '0' else interval '${aheadHours} hours' end`

/**
 * Whether a learner has joined exam `e`, by the indexes of open attempts and of ranked results: the staff may have taken it back
 * since, but its sheets count. Closed sheets of a sample count nowhere.
 */
const isJoined = `(exists (select 1 from attempts a
                      where a.exam_id = e.id and a.mode = ${attemptMode.live} and a.state = ${attemptState.open})
    or exists (select 1 from results r where r.exam_id = e.id and r.mode = ${attemptMode.live} and r.ranked))`

/** Whether exam `e` embargoes its question `q` at this instant, which ends once what counts now is final. */
export const embargoesAt = (
  instant: string,
) => `(e.question_state = ${approved} or (e.start_time <= ${instant} and ${isJoined}))
  and ${embargoBegins(instant)} <= ${instant}
  and not exists (select 1 from result_versions v
                   where v.exam_id = e.id and v.version = e.result_version and v.final_at is not null)`

/**
 * A question is embargoed from 24 h before the start of any exam that uses it and is approved or joined, or from that start where
 * it is published already, until that exam is final in the version of its results that counts now, which is when nobody can be
 * sitting it any more (`contract.md`, Embargo). Any paper version counts: people sit the one they joined with.
 */
export function createEmbargoedQuestions(pool: Pool): EmbargoedQuestions {
  return async (asked, client) => {
    const { rows } = await (client ?? pool).query<{ embargoed: boolean }>({
      name: 'embargoed-questions',
      text: `select exists (
               select 1 from paper_keys p join exams e on e.id = p.exam_id
                where p.question_ids @> array[w.question] and ${embargoesAt('w.at')}
             ) as embargoed
               from unnest($1::bigint[], $2::timestamptz[]) with ordinality as w (question, at, ordinal)
               left join questions q on q.id = w.question order by w.ordinal`,
      values: [asked.map(each => each.question), asked.map(each => instantText(each.at))],
    })
    return rows.map(row => row.embargoed)
  }
}

interface ExamInMode {
  readonly exam: Exam
  readonly mode: ExamMode
}

/** What other exams embargo of an exam's questions. */
export interface Withheld {
  /** By id, whichever version of the paper has them. */
  readonly questions: ReadonlySet<string>
  /** When the last of those exams is expected to be final, in milliseconds since 1970. */
  readonly until: number
}

/** What must not be marked now of each exam in each mode, null where everything may. */
export type ReadWithheld = (asked: readonly ExamInMode[]) => Promise<(Withheld | null)[]>

/**
 * Marks of a try that can be repeated, by one person in the
 * archive or under ever new names in a sample, are an oracle for the keys of questions that another exam asks.
 * A ranked live exam is sat once and marked as a whole; its own embargo its visibilities see to.
 */
export function createReadWithheld(pool: Pool, clock: Clock): ReadWithheld {
  return async asked => {
    const repeatable = asked.filter(isRepeatable).map(({ exam }) => exam.id)
    if (repeatable.length === 0) return asked.map(() => null)
    const withheld = await withheldOf(pool, repeatable, clock.now())
    return asked.map(each => (isRepeatable(each) && withheld.get(each.exam.id)) || null)
  }
}

const isRepeatable = ({ exam, mode }: ExamInMode): boolean => mode === 'archive' || !isRanked(exam)

/** When the standings open; one of repeatable tries not while anything is withheld. Null: never. */
export function standingOpensAt(exam: Exam, mode: ExamMode, withheld: Withheld | null): number | null {
  const at = standingVisibleAt(exam, mode)
  return at === null || withheld === null ? at : Math.max(at, withheld.until)
}

async function withheldOf(pool: Pool, exams: readonly number[], now: number): Promise<Map<number, Withheld>> {
  const { rows } = await pool.query<{ exam: number; questions: string[]; until: Date }>({
    name: 'withheld-questions',
    text: `select mine.exam_id as exam, array_agg(distinct q.id) as questions,
                  max(${lastArrivalSql(settleDelayMs + publishingMs)}) as until
             from paper_keys mine
             join paper_keys p on p.question_ids && mine.question_ids and p.exam_id <> mine.exam_id
             join exams e on e.id = p.exam_id
             join questions q on q.id = any(p.question_ids)
            where mine.exam_id = any($1::int[]) and q.id = any(mine.question_ids) and ${embargoesAt('$2::timestamptz')}
            group by mine.exam_id`,
    values: [exams, instantText(now)],
  })
  return new Map(
    rows.map(({ exam, questions, until }) => [exam, { questions: new Set(questions), until: until.getTime() }]),
  )
}
