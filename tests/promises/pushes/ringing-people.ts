import { createHash } from 'node:crypto'
import type { Behaviour } from '@prostuti/sandbox/push/behaviour'
import type { PushService } from '@prostuti/sandbox/push/push-service'
import { hashSecret } from '@prostuti/server/features/auth/sessions/sessions'
import type { Database } from '@prostuti/server/platform/db/database'
import { type Person, signInPeople } from '../support/people.ts'

export type FakeDevice = ReturnType<PushService['devices']['add']>

/** A person with devices. */
export interface RungPerson extends Person {
  readonly devices: readonly FakeDevice[]
  /** Its push service knows it no more. */
  readonly dead: FakeDevice | null
  readonly sitsExam: boolean
  readonly wantsTalk: boolean
}

/** Of ten people one has such a device besides a good one, in turn. */
const others: readonly (readonly [Behaviour, number | null])[] = [
  ['accepts', null],
  ['gone', null],
  ['busy', 1],
  ['unknown', null],
  ['broken', 2],
]

/** Signs people in with their devices: half of them with two, every fifth in an exam, every seventh without talk. */
export async function signInRung(
  db: Database,
  service: Pick<PushService, 'devices' | 'subscriptionOf'>,
  count: number,
): Promise<RungPerson[]> {
  const people = await signInPeople(db, count)
  const rung = people.map((person, index): RungPerson => {
    const [behaviour, times] = others[(index / 2) % others.length] ?? ['accepts', null]
    const second = index % 2 === 0 ? [service.devices.add(behaviour, times)] : []
    const isDead = behaviour === 'gone' || behaviour === 'unknown'
    const first = service.devices.add()
    return {
      ...person,
      devices: [first, ...(isDead ? [] : second)],
      dead: isDead ? (second[0] ?? null) : null,
      sitsExam: index % 5 === 1,
      wantsTalk: index % 7 !== 0,
    }
  })
  const rows = rung.flatMap(person =>
    [...person.devices, ...(person.dead ? [person.dead] : [])].map(device => ({
      person,
      ...service.subscriptionOf(device),
    })),
  )
  await db.pool.query(
    `insert into push_subscriptions
       (user_id, session_hash, channel, address, address_hash, p256dh, auth, language, name, created_at)
     select user_id, session, 'web', address, hash, p256dh, auth, 'bn', '', now()
       from unnest($1::bigint[], $2::bytea[], $3::text[], $4::bytea[], $5::text[], $6::text[])
         as made (user_id, session, address, hash, p256dh, auth)`,
    [
      rows.map(({ person }) => person.id),
      rows.map(({ person }) => hashSecret(person.token)),
      rows.map(({ endpoint }) => endpoint),
      rows.map(({ endpoint }) => createHash('sha256').update(endpoint).digest()),
      rows.map(({ keys }) => keys.p256dh),
      rows.map(({ keys }) => keys.auth),
    ],
  )
  await db.pool.query(
    `insert into notification_settings (user_id, topics) select id, '{"talk": false}' from unnest($1::bigint[]) as id`,
    [rung.filter(({ wantsTalk }) => !wantsTalk).map(({ id }) => id)],
  )
  return rung
}
