import type { Pool } from 'pg'
import { integersOf } from '../../../platform/db/array-of.ts'
import type { SolvedQuestions } from '../../questions/index.ts'
import { instantText, lastArrivalSql, publishingMs, settleDelayMs } from '../exam.ts'
import { attemptState } from '../tables/attempts.ts'

/**
 * A question is open to who has closed an attempt with it in an exam whose solutions are open (`solutionVisibleAt` as SQL).
 * That its results are final as well is for the embargo to see, which holds until then.
 */
export function createOpenedQuestions(pool: Pool): SolvedQuestions {
  return async (asked, client) => {
    const { rows } = await (client ?? pool).query<{ opened: boolean }>({
      name: 'opened-questions',
      text: `select exists (
               select 1 from paper_keys p
                 join attempts a on a.user_id = w.person and a.exam_id = p.exam_id and a.paper_version = p.version
                 join exams e on e.id = p.exam_id
                where p.question_ids @> array[w.question] and a.state = ${attemptState.closed}
                  and e.solution_visibility <= w.at
                  and ${lastArrivalSql(settleDelayMs + publishingMs)} <= w.at
             ) as opened
               from unnest($1::bigint[], $2::bigint[], $3::timestamptz[]) with ordinality as w (question, person, at, ordinal)
              order by w.ordinal`,
      values: [
        asked.map(each => each.question),
        integersOf(
          'bigint',
          asked.map(each => Number(each.person)),
        ),
        asked.map(each => instantText(each.at)),
      ],
    })
    return rows.map(row => row.opened)
  }
}
