import { type NotificationKind, notificationKinds, quietTopics } from '@prostuti/contract'
import type { PushMessage } from '@prostuti/server/features/notifications/push/message'
import type { Database } from '@prostuti/server/platform/db/database'
import type { Trial } from '../runner/trial.ts'
import { count, outOf, someOf } from '../support/figures.ts'
import type { FakeDevice, RungPerson } from './ringing-people.ts'

export const takenOnce = 'a device is sent again only what was under way in a process that was killed'
export const noneInExam = 'nobody is rung while they sit an exam'

/** Notifications of one claim, each at two devices at most. */
const underWay = 128

export const messagesOf = (people: readonly RungPerson[]): PushMessage[] =>
  people.flatMap(({ devices }) => devices.flatMap(messagesAt))
const messagesAt = ({ arrived }: FakeDevice): PushMessage[] => arrived.map(({ text }) => JSON.parse(text))

export function judgeExam(trial: Trial, people: readonly RungPerson[]): void {
  const sitting = people.filter(({ sitsExam }) => sitsExam)
  const rung = messagesOf(sitting).length
  trial.check(noneInExam, rung === 0, `${count(rung)} messages to ${count(sitting.length)} people`)
}

export function judgeNight(trial: Trial, people: readonly RungPerson[], before: ReadonlySet<string>): void {
  const rung = messagesOf(people).filter(({ id }) => !before.has(id))
  const wrong = rung.filter(({ kind }) => kind !== 'exam_soon')
  const figures = `${outOf(wrong.length, rung.length)} of something else${someOf(wrong.map(({ kind }) => kind))}`
  trial.check('from 23:00 until 7:00 phones ring before exams alone', wrong.length === 0 && rung.length > 0, figures)
}

/** A device drops what it has shown by its id; here it is counted. */
export function judgeTwice(trial: Trial, people: readonly RungPerson[], kills: number): void {
  const devices = people.flatMap(person => person.devices)
  const sent = devices.reduce((sum, { arrived }) => sum + arrived.length, 0)
  const again = sent - devices.reduce((sum, device) => sum + new Set(messagesAt(device).map(({ id }) => id)).size, 0)
  trial.check(takenOnce, again <= kills * underWay, `${outOf(again, sent)}, ${kills} killed`)
}

interface Told {
  readonly id: string
  readonly user_id: string
  readonly kind: NotificationKind
  readonly is_dropped: boolean
}

/** Each device has shown what its person wants, once, unless it had become useless; and nothing else. */
export async function judgeShown(trial: Trial, { pool }: Database, people: readonly RungPerson[]): Promise<void> {
  const { rows } = await pool.query<Told>(
    `select id::text, user_id::text, kind,
            exists (select from push_deliveries d where d.notification_id = n.id and d.state = 'dropped') as is_dropped
       from notifications n`,
  )
  const told = Map.groupBy(rows, ({ user_id: person }) => person)
  let wanted = 0
  const wrong = people.flatMap(person =>
    person.devices.flatMap(device => {
      const shown = new Set(messagesAt(device).map(({ id }) => id))
      const own = told.get(person.id) ?? []
      const due = own.filter(({ kind }) => isWanted(person, kind))
      wanted += due.length
      const missing = due.filter(({ id, is_dropped: isDropped }) => !shown.has(id) && !isDropped)
      const known = new Set(due.map(({ id }) => id))
      const others = [...shown].filter(id => !known.has(id))
      return [...missing.map(({ kind }) => `${kind} is missing`), ...others.map(id => `${id} is not theirs`)]
    }),
  )
  const dropped = rows.filter(({ is_dropped: isDropped }) => isDropped).length
  trial.check(
    'each device that lives has shown each message once, or it was dropped as useless',
    wrong.length === 0 && dropped > 0,
    `${outOf(wrong.length, wanted)} otherwise${someOf(wrong)}, ${count(dropped)} dropped`,
  )
}

function isWanted({ wantsTalk }: RungPerson, kind: NotificationKind): boolean {
  const { topic } = notificationKinds[kind]
  return !quietTopics.some(quiet => quiet === topic) && (wantsTalk || topic !== 'talk')
}

export async function judgeLedger(trial: Trial, { pool }: Database, people: readonly RungPerson[]): Promise<void> {
  const living = people.reduce((sum, { devices }) => sum + devices.length, 0)
  const dead = people.filter(person => person.dead).length
  const { rows } = await pool.query<{ kept: number; waiting: number; removed: number }>(
    `select (select count(*)::int from push_subscriptions) as kept,
            (select count(*)::int from notifications where push_at is not null) as waiting,
            (select count(distinct subscription_id)::int from push_deliveries where state = 'removed') as removed`,
  )
  const { kept, waiting, removed } = rows[0]!
  trial.check(
    'dead devices are gone, and no other',
    kept === living && removed === dead,
    `${outOf(removed, dead)} removed, ${outOf(kept, living)} kept`,
  )
  trial.check('in the end nothing waits', waiting === 0, count(waiting))
}
