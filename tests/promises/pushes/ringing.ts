import { setTimeout as pause } from 'node:timers/promises'
import type { ReplaceParts } from '@prostuti/server/app/app'
import type { VapidKeys } from '@prostuti/server/features/notifications/push/push-settings'

/** What a process that rings phones is told. */
export interface Ringing {
  readonly databaseUrl: string
  readonly pushUrl: string
  readonly vapid: VapidKeys
  /** Its clock, ahead of the machine's by so many milliseconds. */
  readonly aheadMs: number
  readonly variant: Variant
}

/** Wrong variants of a process that rings phones. */
export type Variant = 'right' | 'does not claim' | 'ignores exams'

/** Between looking and taking, in milliseconds: as long as a batch is under way. */
const inNoHurryMs = 200

export const variants: Readonly<Record<Variant, ReplaceParts>> = {
  right: () => ({}),
  'does not claim': (_, { pool }) => ({
    async claimDue({ now, until, most }) {
      const { rows } = await pool.query<{ id: string }>(
        'select id::text from notifications where push_at <= $1 order by push_at, id limit $2',
        [new Date(now), most],
      )
      const ids = rows.map(({ id }) => id)
      await pause(inNoHurryMs)
      await pool.query('update notifications set push_at = $2 where id = any($1::bigint[])', [ids, new Date(until)])
      return ids
    },
  }),
  'ignores exams': () => ({ findAttemptEnds: async () => new Map() }),
}
