import type { Pool } from 'pg'
import type { EmbargoedQuestions } from '../questions/index.ts'
import { approved, instantText } from './exam.ts'

/** So long before its start an exam's questions lose their keys everywhere. */
const aheadHours = 24

/**
 * A question is embargoed from 24 h before the start of any approved exam that uses it until that exam is final,
 * which is when nobody can be sitting it any more (`contract.md`, Embargo). Any paper version counts: people sit the
 * one they joined with.
 */
export function createEmbargoedQuestions(pool: Pool): EmbargoedQuestions {
  return async asked => {
    const { rows } = await pool.query<{ embargoed: boolean }>({
      name: 'embargoed-questions',
      text: `select exists (
               select 1 from paper_keys p join exams e on e.id = p.exam_id
                where p.question_ids @> array[w.question]
                  and e.question_state = ${approved}
                  and e.start_time <= w.at + interval '${aheadHours} hours'
                  and not exists (select 1 from result_versions v where v.exam_id = e.id and v.final_at is not null)
             ) as embargoed
               from unnest($1::bigint[], $2::timestamptz[]) with ordinality as w (question, at, place) order by w.place`,
      values: [asked.map(each => each.question), asked.map(each => instantText(each.at))],
    })
    return rows.map(row => row.embargoed)
  }
}
