import { createECDH, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { notify } from '@prostuti/server/platform/notifications/notify'
import type { BenchDatabase } from '../support/bench-database.ts'
import { type Crowd, signInPeople, tokenPrefix } from '../support/people.ts'

/** Signed-in people with a browser each at this push service. */
export async function signInRung(benchDatabase: BenchDatabase, url: string, { first, count }: Crowd): Promise<void> {
  await signInPeople(benchDatabase, { first, count })
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  await benchDatabase.db.pool.query(
    `insert into push_subscriptions
       (user_id, session_hash, channel, address, address_hash, p256dh, auth, language, name, created_at)
     select g, sha256(convert_to('${tokenPrefix}' || lpad(g::text, 10, '0'), 'UTF8')), 'web', $3 || '/push/' || g,
            sha256(convert_to($3 || '/push/' || g, 'UTF8')), $4, $5, 'bn', 'Chrome, Android', now()
       from generate_series($1::int, $2::int) g`,
    [first, first + count - 1, url, curve.getPublicKey('base64url'), randomBytes(16).toString('base64url')],
  )
}

/** One event told to all of them, queued as the sender of an announcement does it; of the kind that rings by night as well. */
export async function announce({ db }: BenchDatabase, { first, count }: Crowd): Promise<void> {
  const now = Date.now()
  const startsAt = new Date(now + 900_000).toISOString()
  const title = { bn: 'বিসিএস মডেল টেস্ট', en: 'BCS model test' }
  await notify(db.pool, {
    kind: 'exam_soon',
    key: `bench ${first}`,
    data: { exam: '1', title, starts_at: startsAt, questions: 100, minutes: 60, left: 15 },
    people: Array.from({ length: count }, (_, index) => String(first + index)),
    at: now,
  })
}

/** Resolves once nothing waits any more. */
export async function untilRung({ db }: BenchDatabase): Promise<void> {
  for (;;) {
    const { rowCount } = await db.pool.query('select from notifications where push_at is not null limit 1')
    if (rowCount === 0) return
    await pause(250)
  }
}
