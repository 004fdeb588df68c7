import { bestExams } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Clock } from '../../../../platform/db/clock.ts'
import type { Database, Queryable } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { type Exam, instantText, totalMarks } from '../../exam.ts'
import { attemptMode } from '../../tables/attempts.ts'
import type { PeriodDays } from './periods.ts'
import { commonTotal } from './scores.ts'

interface Deps {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
}

/** A list that is written. */
export interface PeriodList {
  readonly id: number
  /** What a score is a part of. */
  readonly whole: bigint
}

export interface PeriodLists {
  /** The list that these exams make, which the first who asks writes. Null: nobody can be listed. */
  find(period: PeriodDays, exams: readonly Exam[]): Promise<PeriodList | null>
  /** One of this period that somebody walks through still; null once it is gone. */
  findOld(period: PeriodDays, id: number): Promise<PeriodList | null>
}

/** Of many readers of one process one writes a list, so that they don't hold all connections while they wait for it. */
export function createPeriodLists(deps: Deps): PeriodLists {
  const pending = new Map<string, Promise<PeriodList>>()
  return {
    async find(period, exams) {
      if (exams.length < bestExams) return null
      const sources = sourcesOf(exams)
      const key = `${period.kind} ${period.from} ${sources}`
      const known = pending.get(key)
      if (known) return known
      const found = findOrWrite(deps, { ...period, sources }, exams).finally(() => pending.delete(key))
      pending.set(key, found)
      return found
    },
    async findOld({ kind, from }, id) {
      const { rows } = await deps.db.pool.query<ListRow>({
        name: 'old-period-list',
        text: 'select id, whole from period_lists where id = $1 and kind = $2 and from_day = $3',
        values: [id, kind, from],
      })
      return rows[0] ? listOf(rows[0]) : null
    },
  }
}

interface ListRow {
  readonly id: number
  readonly whole: string
}

const listOf = ({ id, whole }: ListRow): PeriodList => ({ id, whole: BigInt(whole) })

/** Of a season with all its sheets. */
const limitMs = 60_000

interface SourcedPeriod extends PeriodDays {
  readonly sources: string
}

const sourcesOf = (exams: readonly Exam[]) =>
  exams.map(exam => `${exam.id}.${exam.resultVersion}.${totalMarks(exam)}`).join(' ')

async function findOrWrite(deps: Deps, period: SourcedPeriod, exams: readonly Exam[]): Promise<PeriodList> {
  const { pool } = deps.db
  const known = await findWritten(pool, period)
  if (known) return known
  const list = await inTransaction(pool, client => writeList(deps, client, period, exams), { limitMs })
  // Until PostgreSQL knows how many rows have come, it reads all of them for a district's few.
  await pool.query('analyze period_standings')
  return list
}

async function findWritten(client: Queryable, { kind, from, sources }: SourcedPeriod): Promise<PeriodList | null> {
  const { rows } = await client.query<ListRow>({
    name: 'period-list',
    text: 'select id, whole from period_lists where kind = $1 and from_day = $2 and sources = $3 and is_current',
    values: [kind, from, sources],
  })
  return rows[0] ? listOf(rows[0]) : null
}

/** Meanwhile no result of these exams moves to another person: merging shares the exams' rows. */
async function writeList(
  { clock }: Deps,
  client: PoolClient,
  period: SourcedPeriod,
  exams: readonly Exam[],
): Promise<PeriodList> {
  const ids = exams.map(({ id }) => id)
  await client.query('select from exams where id = any($1) order by id for no key update', [ids])
  // Another process may have written it while this one waited.
  const written = await findWritten(client, period)
  if (written) return written
  await client.query('update period_lists set is_current = false where kind = $1 and from_day = $2 and is_current', [
    period.kind,
    period.from,
  ])
  const common = commonTotal(exams.map(totalMarks))
  const { rows } = await client.query<ListRow>(
    `insert into period_lists (kind, from_day, sources, exam_ids, whole, built_at) values ($1, $2, $3, $4, $5, $6)
     returning id, whole`,
    [period.kind, period.from, period.sources, ids, String(common * BigInt(bestExams)), instantText(clock.now())],
  )
  const list = listOf(rows[0]!)
  await writeRows(client, list.id, exams, common)
  return list
}

/** Equal means share a position; they stand by name, then by id. */
async function writeRows(client: PoolClient, list: number, exams: readonly Exam[], common: bigint): Promise<void> {
  await client.query(
    `with scored as (
       select r.user_id, r.marks * s.factor as score,
              row_number() over (partition by r.user_id order by r.marks * s.factor desc) as nth
         from unnest($2::int[], $3::int[], $4::numeric[]) as s (exam_id, version, factor)
         join results r on r.exam_id = s.exam_id and r.version = s.version and r.mode = ${attemptMode.live} and r.ranked
     ), people as (
       select user_id, sum(score) filter (where nth <= ${bestExams}) as score, count(*)::int as exams
         from scored group by user_id having count(*) >= ${bestExams}
     )
     insert into period_standings (list_id, place, position, user_id, score, exams)
     select $1, row_number() over (order by p.score desc, nullif(u.rank_search, '') collate "C", p.user_id),
            rank() over (order by p.score desc), p.user_id, p.score, p.exams
       from people p left join users u on u.id = p.user_id`,
    [
      list,
      exams.map(({ id }) => id),
      exams.map(({ resultVersion }) => resultVersion),
      exams.map(exam => String(common / BigInt(totalMarks(exam)))),
    ],
  )
}

/** So long who walks through a list that is no longer current may go on. */
const keptMs = 60 * 60_000

/** Removes the lists that others have replaced. */
export async function purgePeriodLists({ db, clock }: Deps): Promise<void> {
  await db.pool.query('delete from period_lists where not is_current and built_at < $1', [
    instantText(clock.now() - keptMs),
  ])
}
