import type { QuestionUse } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import type { MetQuestions, QuestionUses } from '../../questions/index.ts'
import { instantText } from '../exam.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'

/** Each exam that asks each of these questions: in any version of its paper, or in a list that is still open. */
const uses = `select w.question, e.id as exam, bool_or(u.in_paper) as in_paper
    from unnest($1::bigint[]) as w (question)
    cross join lateral (
      select exam_id, true as in_paper from paper_keys where question_ids @> array[w.question]
      union all select exam_id, false from exam_questions where question_id = w.question) u
    join exams e on e.id = u.exam_id and e.deleted_at is null
   group by w.question, e.id`

interface UseRow {
  question: string
  exam: number
  in_paper: boolean
  title: Localized
  program: number | null
  question_state: number
  start_time: Date
  sat: number
}

export function createQuestionUses(pool: Pool): QuestionUses {
  return {
    async count(questions) {
      const { rows } = await pool.query<{ question: string; count: number }>({
        name: 'count-question-uses',
        text: `select question, count(*)::int from (${uses}) used group by question`,
        values: [questions],
      })
      return new Map(rows.map(({ question, count }) => [question, count]))
    },
    // From what exams ask, which grows less than the bank.
    async countOfImports(imports, client) {
      const { rows } = await (client ?? pool).query<{ import: string; count: number }>({
        name: 'count-import-uses',
        text: `select q.import_id as import, count(*)::int as count
                 from (select l.question_id from exam_questions l
                         join exams e on e.id = l.exam_id and e.deleted_at is null
                       union select unnest(p.question_ids) from paper_keys p
                         join exams e on e.id = p.exam_id and e.deleted_at is null) used (question)
                 join questions q on q.id = used.question
                where q.import_id = any($1::bigint[]) group by q.import_id`,
        values: [imports.map(String)],
      })
      return new Map(rows.map(({ import: id, count }) => [BigInt(id), count]))
    },
    async list(questions, language) {
      const { rows } = await pool.query<UseRow>({
        name: 'list-question-uses',
        text: `select used.question, used.exam, used.in_paper, e.title, e.program_id as program, e.question_state, e.start_time,
                      ((select coalesce(sum(count), 0) from exam_mark_counts c
                         where c.exam_id = e.id and c.mode = ${attemptMode.live} and c.version = e.result_version)
                       + (select count(*) from attempts a
                           where a.exam_id = e.id and a.mode = ${attemptMode.live} and a.state = ${attemptState.open}))::int as sat
                 from (${uses}) used join exams e on e.id = used.exam
                order by e.start_time desc, e.id desc`,
        values: [questions],
      })
      const byQuestion = new Map<string, QuestionUse[]>(questions.map(question => [question, []]))
      for (const row of rows) byQuestion.get(row.question)?.push(present(row, language))
      return byQuestion
    },
    async inPapers(client, questions) {
      const { rows } = await client.query<{ question: string }>(
        `select w.question from unnest($1::bigint[]) as w (question)
          where exists (select 1 from paper_keys where question_ids @> array[w.question])`,
        [questions],
      )
      return new Set(rows.map(({ question }) => question))
    },
    async replaceInLists(client, { from, into }) {
      await client.query(
        `delete from exam_questions l using exam_questions o
          where l.question_id = $1 and o.exam_id = l.exam_id and o.question_id = $2`,
        [from, into],
      )
      await client.query('update exam_questions set question_id = $2 where question_id = $1', [from, into])
    },
  }
}

function present(row: UseRow, language: 'bn' | 'en'): QuestionUse {
  return {
    exam: String(row.exam),
    title: inLanguage(row.title, language),
    program: row.program === null ? null : String(row.program),
    question_state: row.question_state,
    start_time: row.start_time.toISOString(),
    sat: row.sat,
    in_paper: row.in_paper,
  }
}

/** By the paper that this person has joined with. */
export function createMetQuestions(pool: Pool): MetQuestions {
  return async (person, questions, at, client) => {
    const { rows } = await (client ?? pool).query<{ question: string }>({
      name: 'met-questions',
      text: `select w.question from unnest($2::bigint[]) as w (question)
              where exists (
                select 1 from attempts a
                  join paper_keys p on p.exam_id = a.exam_id and p.version = a.paper_version
                  join exams e on e.id = a.exam_id
                 where a.user_id = $1 and p.question_ids @> array[w.question] and e.start_time <= $3)`,
      values: [String(person), questions, instantText(at)],
    })
    return new Set(rows.map(({ question }) => question))
  }
}
