import { type QuestionInfo, qualityLabels } from '@prostuti/contract'
import { getQuestionInfo } from '@prostuti/contract/questions/operations'
import { implement } from '../../../platform/http/call/implement.ts'
import type { QuestionDeps } from '../question-deps.ts'

interface Group {
  category: number
  quality: QuestionInfo['by_quality'][number]['quality']
  reviewed: boolean
  count: number
}

/** How many questions there are of which kind. */
export function createGetQuestionInfo({ db: { pool } }: QuestionDeps) {
  return implement(getQuestionInfo, async ({ query: { reviewed_qb: reviewed = true } }) => {
    const [{ rows: groups }, { rows: besides }, { rows: work }] = await Promise.all([
      pool.query<Group>({
        name: 'question-counts',
        // No other column: it is read from `questions_of_category` alone.
        text: `select category_id as category, quality, reviewed, count(*)::int
                 from questions where deleted_at is null and merged_into is null group by 1, 2, 3`,
      }),
      pool.query<Group>({
        name: 'question-counts-besides',
        text: `select reference_category_id as category, quality, reviewed, count(*)::int from questions
                where reference_category_id <> category_id and deleted_at is null and merged_into is null group by 1, 2, 3`,
      }),
      pool.query<{ flagged: number; similar: number; returned: number }>({
        name: 'question-work',
        text: `select (select count(distinct question_id)::int from question_flags where state = 'open') as flagged,
                      (select count(*)::int from questions where returned_reason is not null and not reviewed
                          and deleted_at is null and merged_into is null) as returned,
                      (select count(*)::int from similar_pairs p
                         join questions l on l.id = p.low_id and l.deleted_at is null and l.merged_into is null
                         join questions h on h.id = p.high_id and h.deleted_at is null and h.merged_into is null
                        where p.kind = 'question' and p.kept_apart_at is null) as similar`,
      }),
    ])
    const { returned, ...others } = work[0]!
    const ofBank = (group: Group) => group.reviewed === reviewed
    const inBank = groups.filter(ofBank)
    return {
      count: sum(inBank),
      reviewed: sum(groups.filter(group => group.reviewed)),
      waiting: sum(groups.filter(group => !group.reviewed)) - returned,
      returned,
      ...others,
      by_quality: qualityLabels.map(quality => ({
        quality,
        count: sum(inBank.filter(group => group.quality === quality)),
      })),
      by_category: [...Map.groupBy([...inBank, ...besides.filter(ofBank)], group => group.category)].map(
        ([category, ofCategory]) => ({
          category: String(category),
          count: sum(ofCategory),
          perfect: sum(ofCategory.filter(({ quality }) => quality === 'Perfect')),
        }),
      ),
    }
  })
}

const sum = (groups: readonly Group[]): number => groups.reduce((total, { count }) => total + count, 0)
