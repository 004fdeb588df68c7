import type { Localized } from '../../../platform/db/columns.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { tellOnce } from '../../../platform/notifications/tell-once.ts'
import type { ExamBase } from '../exam-deps.ts'
import { attemptMode } from '../tables/attempts.ts'

/** A result that has been there for so long is no news. */
export const newsMs = 2 * 86_400_000

interface PublishedResult {
  readonly id: number
  readonly title: Localized
  readonly version: number
}

/**
 * Tells everybody who sat an exam once its result is final and may be seen. A sample and a short set show theirs at once, and tell
 * nobody.
 */
export async function tellResults({ db: { pool }, clock }: Pick<ExamBase, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const { rows } = await pool.query<PublishedResult>({
    name: 'untold-results',
    text: `select e.id, e.title, e.result_version as version from exams e
             join result_versions v on v.exam_id = e.id and v.version = e.result_version and v.final_at is not null
            where e.mode = 'STANDARD' and not e.is_demo and e.result_visibility <= $1
              and greatest(e.result_visibility, (select min(final_at) from result_versions f where f.exam_id = e.id)) > $2
              and not exists (select from told_events t where t.kind = 'result_published' and t.key = e.id::text)
            order by e.end_time, e.id`,
    values: [new Date(now), new Date(now - newsMs)],
  })
  for (const { id, title, version } of rows) {
    const event = { kind: 'result_published', key: String(id), at: now } as const
    await tellOnce(pool, event, async () => {
      const people = await pool.query<{ user_id: string }>(
        `select user_id from results where exam_id = $1 and mode = ${attemptMode.live} and version = $2`,
        [id, version],
      )
      const data = { exam: String(id), title, state: 'live' } as const
      await notify(pool, { ...event, data, people: people.rows.map(row => row.user_id) })
    })
  }
}
