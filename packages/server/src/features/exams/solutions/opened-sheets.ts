import type { Pool } from 'pg'
import { instantText, lastArrivalSql, publishingMs, settleDelayMs } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import { hasOption, optionsOf } from '../scoring/option-set.ts'
import { decodeSheet } from '../sheets/sheet-codec.ts'
import { attemptState } from '../tables/attempts.ts'
import { spentSeconds } from './spent-seconds.ts'

/** A sheet that a learner has handed in, of an exam that is final and whose solutions are open. */
export interface OpenedSheet {
  readonly exam: number
  readonly mode: number
  readonly try: number
  /** The version of the exam's results that counts now. */
  readonly resultVersion: number
}

/** One question of such a sheet, by the author's own numbers of options. */
export interface JudgedAnswer {
  readonly question: string
  /** Null: left out. */
  readonly answer: number | null
  /** Null: the question is cancelled and counts for nobody. */
  readonly isRight: boolean | null
  /** When it was last changed, or the sheet handed in; milliseconds since 1970. */
  readonly at: number
  /** As far as the sheet shows it; null where it cannot. */
  readonly spentMs: number | null
}

/** What is learnt from exams that are over. */
export interface OpenedSheets {
  /** All of a person's, the oldest first. */
  find(person: bigint, now: number): Promise<OpenedSheet[]>
  /** Every question of one of them. */
  read(person: bigint, sheet: OpenedSheet): Promise<JudgedAnswer[]>
}

export function createOpenedSheets({ db, papers }: Pick<ResultDeps, 'db' | 'papers'>): OpenedSheets {
  return {
    find: (person, now) => findOpened(db.pool, person, now),
    async read(person, { exam, mode, try: attempt, resultVersion }) {
      const row = await readSheet(db.pool, [String(person), exam, mode, attempt])
      const key = await papers.key(exam, row.paperVersion, resultVersion)
      const sheet = decodeSheet(row.sheet, key.questionIds)
      const spent = spentSeconds(sheet)
      return key.questionIds.map((question, index) => {
        const { answer = null, at } = sheet.get(question) ?? {}
        const accepted = key.accepted[index]!
        const seconds = spent.get(question)
        return {
          question,
          answer: answer === null ? null : key.optionOrders[index]![answer]!,
          isRight: optionsOf(accepted) === null ? null : answer !== null && hasOption(accepted, answer),
          at: answer === null || at === undefined ? row.endedAt : row.joinedAt + at,
          spentMs: seconds === undefined ? null : seconds * 1_000,
        }
      })
    },
  }
}

/** `solutionsOpen` as SQL, of all that a learner has closed. */
async function findOpened(pool: Pool, person: bigint, now: number): Promise<OpenedSheet[]> {
  const { rows } = await pool.query<OpenedSheet>({
    name: 'opened-sheets',
    text: `select a.exam_id as exam, a.mode, a.try, e.result_version as "resultVersion"
             from attempts a join exams e on e.id = a.exam_id
             join result_versions v on v.exam_id = e.id and v.version = e.result_version and v.final_at is not null
            where a.user_id = $1 and a.state = ${attemptState.closed} and e.solution_visibility <= $2
              and ${lastArrivalSql(settleDelayMs + publishingMs)} <= $2
            order by a.joined_at, a.exam_id, a.mode, a.try`,
    values: [String(person), instantText(now)],
  })
  return rows
}

async function readSheet(pool: Pool, key: readonly (string | number)[]) {
  const { rows } = await pool.query<{ sheet: Buffer; paper: number; joined: Date; ended: Date }>({
    name: 'opened-sheet',
    text: `select sheet, paper_version as paper, joined_at as joined, coalesce(submitted_at, deadline, joined_at) as ended
             from attempts where user_id = $1 and exam_id = $2 and mode = $3 and try = $4`,
    values: [...key],
  })
  const row = rows[0]!
  return { sheet: row.sheet, paperVersion: row.paper, joinedAt: row.joined.getTime(), endedAt: row.ended.getTime() }
}
