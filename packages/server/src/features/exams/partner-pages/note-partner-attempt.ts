import type { ExamMode } from '@prostuti/contract'
import type { Pool } from 'pg'
import { createBatcher } from '../../../platform/db/batcher.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { instantText } from '../exam.ts'
import { attemptMode } from '../tables/attempts.ts'

interface Noted {
  readonly viewer: Pick<Viewer, 'tokenHash' | 'scope'>
  readonly examId: number
  readonly mode: ExamMode
  readonly try: number
  readonly joinedAt: number
}

/** Keeps that an attempt goes on on a partner's page, by the session that such a page holds; of our own pages it keeps nothing. */
export function createNotePartnerAttempt(pool: Pool): (noted: Noted) => Promise<void> {
  const note = createBatcher<Noted, void>(
    async items => {
      await pool.query({
        name: 'note-partner-attempts',
        text: `insert into partner_attempts (user_id, exam_id, mode, try, partner_id, joined_at)
               select s.user_id, w.exam_id, w.mode, w.try, s.partner_id, w.joined_at
                 from unnest($1::text[], $2::int[], $3::smallint[], $4::smallint[], $5::timestamptz[])
                      as w (token_hash, exam_id, mode, try, joined_at)
                 join sessions s on s.token_hash = decode(w.token_hash, 'hex') where s.partner_id is not null
                order by s.user_id, w.exam_id, w.mode, w.try
               on conflict do nothing`,
        values: [
          items.map(({ viewer }) => viewer.tokenHash),
          items.map(({ examId }) => examId),
          items.map(({ mode }) => attemptMode[mode]),
          items.map(item => item.try),
          items.map(({ joinedAt }) => instantText(joinedAt)),
        ],
      })
      return items.map(() => undefined)
    },
    { maxItems: 200, maxInFlight: 2 },
  )
  return async noted => {
    if (noted.viewer.scope === 'partner') await note(noted)
  }
}
