import { setTimeout as pause } from 'node:timers/promises'
import { type NotificationKind, notificationKinds } from '@prostuti/contract'
import { startPushService } from '@prostuti/sandbox/push/push-service'
import { loadVapidKeys } from '@prostuti/server/features/notifications/index'
import type { Database } from '@prostuti/server/platform/db/database'
import { dhakaDay, startOfDhakaDay } from '@prostuti/server/platform/dhaka-day'
import { notify } from '@prostuti/server/platform/notifications/notify'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import {
  judgeExam,
  judgeLedger,
  judgeNight,
  judgeShown,
  judgeTwice,
  messagesOf,
  noneInExam,
  takenOnce,
} from './pushes/judge-rung.ts'
import type { Variant } from './pushes/ringing.ts'
import { type RungPerson, signInRung } from './pushes/ringing-people.ts'
import { type RingingProcess, startRinging } from './pushes/ringing-processes.ts'
import { sampleData } from './pushes/sample-data.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { openAttempts } from './support/people.ts'

const hour = 60 * minute
const kinds = Object.keys(notificationKinds) as NotificationKind[]

export default definePromise({
  number: 33,
  title: 'A message comes once, and in no exam.',
  async run(trial) {
    const { db, people, at, ring } = await openDay(trial, { people: trial.n(50, 1_000), variant: 'right' })
    const kills = trial.n(1, 10)
    const processes = await ring(2, at.noon)
    for (let kill = 0; kill < kills; kill++) {
      const before = messagesOf(people).length
      await until(() => messagesOf(people).length > before + people.length / 4)
      await processes.shift()!.kill()
      processes.push(...(await ring(1, at.noon)))
    }
    await until(async () => (await countDue(db, at.noon)) === 0)
    judgeExam(trial, people)
    await Promise.all(processes.map(process => process.stop()))

    await tell(db, people, { key: 'night', at: at.night })
    const before = new Set(messagesOf(people).map(({ id }) => id))
    const restarted = await ring(2, at.night)
    await until(async () => (await countDue(db, at.night)) === 0)
    judgeNight(trial, people, before)
    await ring(restarted, at.morning)
    await until(async () => (await countDue(db, at.morning + 12 * hour)) === 0)
    await Promise.all(restarted.map(process => process.stop()))
    judgeTwice(trial, people, kills)
    await judgeShown(trial, db, people)
    await judgeLedger(trial, db, people)

    await trial.control('a sweep that does not claim', takenOnce, async wrong => {
      const day = await openDay(wrong, { people: 20, variant: 'does not claim' })
      await day.ring(2, day.at.noon)
      await until(async () => (await countDue(day.db, day.at.noon)) === 0)
      judgeTwice(wrong, day.people, 0)
    })
    await trial.control('a sender that ignores attempts', noneInExam, async wrong => {
      const day = await openDay(wrong, { people: 5, variant: 'ignores exams' })
      await day.ring(1, day.at.noon)
      await until(async () => (await countDue(day.db, day.at.noon)) === 0)
      judgeExam(wrong, day.people)
    })
  },
})

/** People with devices, some of whom sit an exam from noon on, when everybody is told of an event of each kind. */
async function openDay(trial: Trial, { people: many, variant }: { people: number; variant: Variant }) {
  const db = await openDatabase(trial)
  const service = await startPushService()
  trial.after(() => service.close())
  const vapid = { ...(await loadVapidKeys(db.pool, null)), subject: 'mailto:help@prostuti.example' }
  const people = await signInRung(db, service, many)
  const midnight = startOfDhakaDay(dhakaDay(Date.now()))
  const at = { noon: midnight + 12 * hour, night: midnight + 23.5 * hour, morning: midnight + 31 * hour }
  const exam = await holdExam(db, at.noon)
  const sitting = people.filter(({ sitsExam }) => sitsExam)
  await openAttempts(db, sitting, { exam: exam.id, joinedAt: at.noon, deadline: at.noon + 30 * minute })
  await tell(db, people, { key: 'day', at: at.noon })
  /** Lets processes ring, new ones or those that are there, and their clocks go on from this instant. */
  const ring = async (which: number | readonly RingingProcess[], from: number): Promise<RingingProcess[]> => {
    const starting = typeof which === 'number' ? Array.from({ length: which }, () => startRinging(trial)) : which
    const processes = await Promise.all(starting)
    const told = { databaseUrl: db.url, pushUrl: service.url, vapid, variant, aheadMs: from - Date.now() }
    for (const process of processes) process.ring(told)
    return processes
  }
  return { db, people, at, ring }
}

async function tell(
  db: Database,
  people: readonly RungPerson[],
  { key, at }: { readonly key: string; readonly at: number },
): Promise<void> {
  for (const kind of kinds) {
    const usefulUntil = kind === 'exam_soon' ? at + 10 * minute : undefined
    await notify(db.pool, { kind, key, data: sampleData[kind], people: people.map(({ id }) => id), at, usefulUntil })
  }
}

/** What is due soon after an instant, retries of a busy push service with it; not what a killed process still holds. */
async function countDue({ pool }: Database, at: number): Promise<number> {
  const { rows } = await pool.query<{ due: number }>(
    'select count(*)::int as due from notifications where push_at <= $1',
    [new Date(at + 10_000)],
  )
  return rows[0]!.due
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50)
}
