import type { Pool } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'
import { notifyEach } from '../../../platform/notifications/notify-each.ts'
import { tellOnce } from '../../../platform/notifications/tell-once.ts'
import type { ExamBase } from '../exam-deps.ts'
import { newsMs } from '../results/tell-results.ts'
import { attemptMode } from '../tables/attempts.ts'

interface PublishedRegrade {
  readonly id: string
  readonly examId: number
  readonly title: Localized
  readonly from: number
  readonly to: number
  readonly corrected: number
}

/**
 * Tells those whose marks or place a regrade has moved from what they could see before. Who sees the result later is told of that
 * alone.
 */
export async function tellMoved({ db: { pool }, clock }: Pick<ExamBase, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const { rows } = await pool.query<PublishedRegrade>({
    name: 'untold-regrades',
    text: `select g.id, g.exam_id as "examId", e.title, g.from_version as "from", g.to_version as "to",
                  jsonb_array_length(g.changes) as corrected
             from regrades g join exams e on e.id = g.exam_id
             join result_versions v on v.exam_id = g.exam_id and v.version = g.to_version and v.final_at > $1
            where g.state = 'published' and e.result_visibility <= g.published_at
              and not exists (select from told_events t where t.kind = 'rank_changed' and t.key = g.id::text)
            order by g.id`,
    values: [new Date(now - newsMs)],
  })
  for (const regrade of rows) {
    const event = { kind: 'rank_changed', key: regrade.id, at: now } as const
    await tellOnce(pool, event, async () => notifyEach(pool, { ...event, told: await movedBy(pool, regrade) }))
  }
}

interface MovedRow {
  readonly person: string
  readonly mode: number
  readonly marks: number
  readonly from: number | null
  readonly to: number | null
}

/** Of the live exam those whose marks or place moved; of the archive, which has no final places, those whose marks did. */
async function movedBy(pool: Pool, { examId, title, from, to, corrected }: PublishedRegrade) {
  const { rows } = await pool.query<MovedRow>({
    text: `with moved as (
             select n.user_id, n.mode, n.marks - o.marks as marks
               from results n join results o using (user_id, exam_id, mode, try)
              where n.exam_id = $1 and n.version = $3 and o.version = $2 and n.ranked),
           before as (select user_id, position from final_standings where exam_id = $1 and version = $2),
           after as (select user_id, position from final_standings where exam_id = $1 and version = $3)
           select m.user_id as person, m.mode, m.marks, b.position as "from", a.position as "to"
             from moved m
             left join before b on m.mode = ${attemptMode.live} and b.user_id = m.user_id
             left join after a on m.mode = ${attemptMode.live} and a.user_id = m.user_id
            where m.marks <> 0 or a.position is distinct from b.position
            order by m.mode = ${attemptMode.live} desc, m.user_id`,
    values: [examId, from, to],
  })
  return rows.map(({ person, mode, ...moved }) => {
    const state = mode === attemptMode.live ? ('live' as const) : ('archive' as const)
    return { person, data: { exam: String(examId), title, state, corrected, ...moved } }
  })
}
