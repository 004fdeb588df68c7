import { addDays, dhakaDay, startOfDhakaDay } from '../../../platform/dhaka-day.ts'
import { eveningHour, hourOfDay } from '../../../platform/notifications/hours.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import { tellOnce } from '../../../platform/notifications/tell-once.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { type ComingExam, readComingExams } from './coming-exams.ts'
import { findHolders } from './find-holders.ts'

const minuteMs = 60_000
const twoDaysMs = 48 * 60 * minuteMs

/** So long before the start one is told that it is soon. */
const soonMs = 10 * minuteMs

type Deps = Pick<ProgramDeps, 'db' | 'clock' | 'premiumUntil' | 'findExamBuyers'>

/** Tells who has an exam of it on the evening before its day and ten minutes before its start, each once for each start that it had. */
export async function tellExams(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const exam of await readComingExams(deps.db.pool, now, now + twoDaysMs)) {
    const startsAt = exam.startTime.getTime()
    const day = dhakaDay(startsAt)
    const dayBegins = startOfDhakaDay(day)
    if (startsAt - soonMs <= now) await tell(deps, exam, { kind: 'exam_soon', now, usefulUntil: startsAt })
    else if (hourOfDay(addDays(day, -1), eveningHour) <= now && now < dayBegins)
      // Not until the next word of it: after midnight no "tomorrow" is right.
      await tell(deps, exam, { kind: 'exam_tomorrow', now, usefulUntil: dayBegins })
  }
}

interface Word {
  readonly kind: 'exam_tomorrow' | 'exam_soon'
  readonly now: number
  readonly usefulUntil: number
}

async function tell(deps: Deps, exam: ComingExam, { kind, now, usefulUntil }: Word): Promise<void> {
  const { db, premiumUntil, findExamBuyers } = deps
  const startsAt = exam.startTime.toISOString()
  const event = { kind, key: `${exam.id} ${startsAt}`, subject: String(exam.id), at: now }
  await tellOnce(db.pool, event, async () => {
    const holders = await findHolders(db.pool, premiumUntil, { programs: exam.programs, now })
    const people = [...new Set([...holders, ...(await findExamBuyers(exam.id))])]
    await notify(db.pool, { ...event, data: dataOf(exam, startsAt, now), people, usefulUntil })
  })
}

const dataOf = ({ id, title, questions, durationMs, startTime }: ComingExam, startsAt: string, now: number) => ({
  ...{ exam: String(id), title, starts_at: startsAt, questions },
  minutes: Math.round(durationMs / minuteMs),
  left: Math.ceil((startTime.getTime() - now) / minuteMs),
})
