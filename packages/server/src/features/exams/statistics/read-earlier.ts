import type { ItemStatistics, Language } from '@prostuti/contract'
import { type Exam, instantText } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { finalNow } from '../standings/result-version.ts'
import type { CountedExam, CountStatistics } from './count-statistics.ts'

/** So many exams before this one are counted. */
const most = 4

type Earlier = ItemStatistics['earlier'][number]

/** What these questions did in the newest final exams before this one, by question. */
export async function readEarlier(
  { db, catalog }: Pick<StaffDeps, 'db' | 'catalog'>,
  count: CountStatistics,
  { exam, key, language }: { readonly exam: Exam; readonly key: CountedExam['key']; readonly language: Language },
): Promise<ReadonlyMap<string, Earlier[]>> {
  const { rows } = await db.pool.query<{ id: number }>({
    name: 'exams-with-these-questions',
    text: `select e.id from exams e
            where e.deleted_at is null and e.start_time < $2 and ${finalNow('e.id')}
              and exists (select from paper_keys k
                           where k.exam_id = e.id and k.version = e.paper_version and k.question_ids && $1::bigint[])
            order by e.start_time desc, e.id desc limit ${most}`,
    values: [key.questionIds.map(String), exam.startTime],
  })
  const earlier = new Map<string, Earlier[]>()
  // One after the other: each reads many sheets the first time.
  for (const { id } of rows) {
    const other = await catalog.stored(id)
    const counted = await count(other)
    for (const [index, question] of counted.key.questionIds.entries()) {
      const { right, discrimination, verdict } = counted.items[index]!
      const start = instantText(other.startTime.getTime())
      const item = { exam: String(id), title: other.title[language], start_time: start, right, discrimination, verdict }
      earlier.set(String(question), [...(earlier.get(String(question)) ?? []), item])
    }
  }
  return earlier
}
