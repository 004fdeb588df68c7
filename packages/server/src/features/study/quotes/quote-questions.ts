import type { Language, QuotedQuestion } from '@prostuti/contract'
import { questionPath } from '../page-info/get-meta-data.ts'
import type { StudyDeps } from '../study-deps.ts'
import { presentStudyQuestions } from '../topics/present-question.ts'

/** A question as everyone may see it now, without its key, and whether an exam's embargo holds it. */
export interface Quoted {
  readonly quote: QuotedQuestion
  readonly isEmbargoed: boolean
}

/** By the id that was asked for: one that was merged answers as the one that it became. What nobody may see is left out. */
export async function quoteQuestions(
  deps: StudyDeps,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, Quoted>> {
  if (ids.length === 0) return new Map()
  const at = deps.clock.now()
  const { rows } = await deps.db.pool.query<{ asked: string; id: string }>({
    name: 'quoted-questions',
    text: `with recursive become (asked, id, merged_into) as (
             select id, id, merged_into from questions where id = any($1::bigint[])
             union select b.asked, q.id, q.merged_into from become b join questions q on q.id = b.merged_into)
           select b.asked, q.id from become b join questions q on q.id = b.id
            where q.merged_into is null and q.deleted_at is null and q.reviewed and q.published_at <= $2`,
    values: [ids, new Date(at)],
  })
  const shown = await presentStudyQuestions(deps, [...new Set(rows.map(({ id }) => id))], {
    ...{ viewer: null, language, at, withKeys: false },
  })
  const known = new Map(shown.map(question => [question.id, question]))
  return new Map(
    rows.flatMap(({ asked, id }): [string, Quoted][] => {
      const question = known.get(id)
      if (!question) return []
      const { text, options, embargoed: isEmbargoed } = question
      const quote = { id, href: questionPath(question), text, options: options.map(option => option.text) }
      return [[asked, { quote, isEmbargoed }]]
    }),
  )
}
