import type { RegradeState, UsingExam } from '@prostuti/contract'
import { listExamsUsingQuestion } from '@prostuti/contract/exams/operations'
import type { Localized } from '../../../platform/db/columns.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { instantText } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { attemptMode } from '../tables/attempts.ts'
import { regradeStateOf } from './regradable.ts'
import { acceptedByAuthor, readStoredKeys } from './stored-keys.ts'

interface UsingRow {
  readonly id: number
  readonly title: Localized
  readonly program: number | null
  readonly start: Date
  readonly end: Date
  readonly version: number
  readonly state: RegradeState
  readonly sheets: number
}

/** The exams that ask a question in the paper that people sit now, newest first. */
export function createListExamsUsingQuestion({ db }: StaffDeps) {
  return implement(listExamsUsingQuestion, async ({ params }, { language }) => {
    const { rows } = await db.pool.query<UsingRow>(
      `select e.id, e.title, e.program_id as program, e.start_time as start, e.end_time as end, e.result_version as version,
              ${regradeStateOf('e.id')} as state,
              (select count(*)::int from results r
                where r.exam_id = e.id and r.mode = ${attemptMode.live} and r.version = e.result_version) as sheets
         from paper_keys p join exams e on e.id = p.exam_id and e.paper_version = p.version
        where p.question_ids @> array[$1::bigint] and e.deleted_at is null order by e.end_time desc, e.id desc`,
      [params.id],
    )
    const exams = await Promise.all(
      rows.map(async (row): Promise<UsingExam> => {
        const stored = await readStoredKeys(db.pool, row.id, row.version)
        const keys = stored.findLast(({ questionIds }) => questionIds.includes(params.id))!
        return {
          id: String(row.id),
          title: row.title[language],
          program: row.program === null ? null : String(row.program),
          start_time: instantText(row.start.getTime()),
          end_time: instantText(row.end.getTime()),
          state: row.state,
          sheets: row.sheets,
          accepted: acceptedByAuthor(keys, keys.questionIds.indexOf(params.id)),
        }
      }),
    )
    return { exams }
  })
}
